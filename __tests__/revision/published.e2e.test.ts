import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { resolveSides } from '../../src/revision/resolve-sides.ts'
import { resolveRuntime } from '../../src/build/runtime/runtime.ts'
import type { Runtime } from '../../src/model/build/runtime.ts'
import { UsageError } from '../../src/model/usage-error.ts'
import { eventFacts } from '../../src/plan/events/event-facts.ts'
import { selectBase } from '../../src/plan/select-base.ts'
import { buildPair, builtOf, testCache } from '../fakes/built.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

const host = realHost()
let runtime: Runtime

beforeAll(async () => {
  runtime = await resolveRuntime('20.20.2', host, testCache())
})

function sidesOf(base: string, head: string) {
  const event = eventFacts('', null)
  return resolveSides(
    selectBase({ event, checkedOut: null, specs: { base, head } }),
    { repository: null },
    host,
  )
}

describe('published packages', () => {
  it('are compiled from source on both sides, at two versions of one addon', async () => {
    const [base, head] = ['npm:utf-8-validate@5.0.2', 'npm:utf-8-validate@~5.0.3']
    const revisions = await sidesOf(base, head)
    expect(revisions.base.label).toBe('utf-8-validate@5.0.2')
    expect(revisions.head.packageVersion).toBe('5.0.10')
    const workDirectory = temporaryFolder()
    const built = await buildPair({ base, head, runtime, workDirectory }, host)
    for (const side of [builtOf(built.base), builtOf(built.head)]) {
      expect(side.recipe).toBe('addon')
      expect(side.directory).toBe(join(workDirectory, side.side))
      expect(side.packageDirectory).toBe(join(side.directory, 'node_modules/utf-8-validate'))
      expect(existsSync(join(side.packageDirectory, 'prebuilds'))).toBe(false)
      expect(side.addons.map(({ path, builtHere }) => [path, builtHere])).toEqual([
        ['node_modules/utf-8-validate/build/Release/validation.node', true],
      ])
      const script =
        'process.stdout.write(String(require("./build/Release/validation.node")(Buffer.from("ü"))))'
      const argv = ['-e', script]
      const options = { cwd: side.packageDirectory, encoding: 'utf8' } as const
      expect(execFileSync(runtime.path, argv, options)).toBe('true')
    }
  })

  it('that do not exist are the mistake of the user', async () => {
    await expect(sidesOf('npm:uuid@99.99.99', 'npm:uuid@9.0.0')).rejects.toThrow(
      'expected a published version, got "npm:uuid@99.99.99": run "npm view uuid versions"',
    )
    await expect(
      sidesOf('npm:@no-such-scope-5f1c/no-such-name@1.0.0', 'npm:uuid@9.0.0'),
    ).rejects.toBeInstanceOf(UsageError)
  })
})

describe('published runtimes', () => {
  it('that do not exist are the mistake of the user', async () => {
    await expect(resolveRuntime('22.999', host, testCache())).rejects.toThrow(
      'expected a published Node.js version, got "22.999"',
    )
  })
})
