import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { resolveSides } from '../../src/revision/resolve-sides.ts'
import { UsageError } from '../../src/model/usage-error.ts'
import { eventFacts } from '../../src/plan/events/event-facts.ts'
import { selectBase } from '../../src/plan/select-base.ts'
import { buildPair, builtOf, nodeRelease } from '../fakes/built.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

const host = realHost()
const runtime = await nodeRelease()

function sidesOf(base: string, head: string) {
  const specs = { base, head }
  const selection = selectBase({ event: eventFacts('', null), checkedOut: null, specs })
  return resolveSides(selection, { repository: null }, host)
}

it('published packages are compiled from source on both sides, at two versions of one addon', async () => {
  const [base, head] = ['npm:utf-8-validate@5.0.2', 'npm:utf-8-validate@~5.0.3']
  const revisions = await sidesOf(base, head)
  expect(revisions.base.label).toBe('utf-8-validate@5.0.2')
  expect(revisions.head.packageVersion).toBe('5.0.10')
  const workDirectory = temporaryFolder()
  const built = await buildPair({ base, head, runtime, workDirectory }, host)
  for (const side of [builtOf(built.base), builtOf(built.head)]) {
    const directory = join(workDirectory, side.side)
    const packageDirectory = join(directory, 'node_modules/utf-8-validate')
    const path = 'node_modules/utf-8-validate/build/Release/validation.node'
    const addons = [{ path, builtHere: true }]
    expect(side).toMatchObject({ recipe: 'addon', directory, packageDirectory, addons })
    expect(existsSync(join(packageDirectory, 'prebuilds'))).toBe(false)
    const script = `process.stdout.write(String(require('${directory}/${path}')(Buffer.from('ü'))))`
    expect(execFileSync(runtime.path, ['-e', script], { encoding: 'utf8' })).toBe('true')
  }
})

it('published packages and runtimes that do not exist are the mistake of the user', async () => {
  await expect(sidesOf('npm:uuid@99.99.99', 'npm:uuid@9.0.0')).rejects.toThrow(
    'expected a published version, got "npm:uuid@99.99.99": run "npm view uuid versions"',
  )
  await expect(
    sidesOf('npm:@no-such-scope-5f1c/no-such-name@1.0.0', 'npm:uuid@9.0.0'),
  ).rejects.toBeInstanceOf(UsageError)
  await expect(nodeRelease('22.999')).rejects.toThrow(
    'expected a published Node.js version, got "22.999"',
  )
})
