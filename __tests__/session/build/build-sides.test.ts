import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Host } from '../../../src/host/host.ts'
import { assertUnchangedVariants } from '../../../src/session/build/build-sides.ts'
import type { BuiltVariant } from '../../../src/session/session.ts'
import { builtOf, failureOf, pathRuntime, sealedPair } from '../../fakes/built.ts'
import { gitRepository, temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

const host = realHost()

/** Two pairs of builds, of which head's second one writes into the package beside base's first one. */
async function variantsOn(onHost: Host): Promise<readonly BuiltVariant[]> {
  const repository = gitRepository({
    'packages/app/package.json': '{}',
    'packages/other/index.js': 'good',
  })
  const run = temporaryFolder()
  const reach = '../../../../base/packages/other/index.js'
  const script = `case $PWD in */2/head/*) echo evil > ${reach};; esac; true`
  const wish = {
    repository: repository.directory,
    runtime: pathRuntime,
    cacheDirectory: '/nowhere',
    commands: [['sh', '-c', script]],
    directory: 'packages/app',
  }
  const variants = []
  for (const [label, folder] of [
    ['20', run],
    ['22', join(run, '2')],
  ] as const) {
    const sealedSides = await sealedPair({ ...wish, workDirectory: folder }, onHost)
    variants.push({ runtime: label, further: null, folder, sealedSides })
  }
  return assertUnchangedVariants(variants, host)
}

it('the builds for a later Node.js cannot change those for an earlier one', async () => {
  const [first, second] = await variantsOn(host)
  if (first === undefined || second === undefined) throw new Error('expected two variants')
  const { packageDirectory } = builtOf(first.built.base)
  expect(readFileSync(join(packageDirectory, '../other/index.js'), 'utf8')).toBe('good')
  for (const { built } of [first, second]) builtOf(built.head)
  const log = readFileSync(builtOf(second.built.head).logPath, 'utf8')
  expect(log).toContain('Directory nonexistent')
})

it('the builds for a later Node.js cost an earlier one its result where nothing keeps them from that', async () => {
  const { processes } = host
  const run: typeof processes.run = (spec) => processes.run({ ...spec, isolated: false })
  const [first, second] = await variantsOn({ ...host, processes: { ...processes, run } })
  if (first === undefined || second === undefined) throw new Error('expected two variants')
  expect(failureOf(first.built.base).message).toBe(
    'expected the tree of base to stay as it was built, got changes after that: ' +
      'the build of a side for a later Node.js writes outside its own tree',
  )
  for (const built of [first.built.head, second.built.base, second.built.head]) builtOf(built)
})
