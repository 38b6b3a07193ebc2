import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, it } from 'vitest'
import { buildBoth } from '../../src/build/build-both.ts'
import { splitLines } from '../../src/host/lines.ts'
import { resolveRevision } from '../../src/revision/resolve-revision.ts'
import { resolveRuntime } from '../../src/build/runtime/runtime.ts'
import type { Runtime } from '../../src/model/build/runtime.ts'
import { parseRevision } from '../../src/settings/parse-revision.ts'
import { type Store, storeOf, trustedScope } from '../../src/store/store.ts'
import { builtOf, testCache, plainBuild } from '../fakes/built.ts'
import { gitRepository, temporaryFolder, type GitRepository } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

const greeter = new URL('../fixtures/packages/greeter', import.meta.url).pathname

/**
 * Programs that take down that they were started before they do what they are called: in a file of the
 * test, and where that is not in sight, as in a build, in the home.
 */
function recorders(calls: string): string {
  const folder = temporaryFolder()
  for (const name of ['cc', 'gcc', 'c++', 'g++', 'make']) {
    const path = join(folder, name)
    const real = execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
    const note = `{ echo ${name} >> '${calls}'; } 2>/dev/null || echo ${name} >> "$HOME/calls"`
    writeFileSync(path, `#!/bin/sh\n${note}\nexec '${real}' "$@"\n`)
    chmodSync(path, 0o755)
  }
  return folder
}

function addonRepository(): GitRepository {
  const repository = gitRepository()
  cpSync(greeter, repository.directory, { recursive: true })
  repository.commit('base')
  const source = readFileSync(join(repository.directory, 'greeter.c'), 'utf8')
  repository.write('greeter.c', `${source}\n/* head */\n`)
  repository.commit('head')
  return repository
}

/** What was taken down by a run, in a file of the test or in the home of a side's build. */
function started(calls: string, workDirectory: string): readonly string[] {
  const homes = ['base', 'head'].map((side) => join(workDirectory, `${side}.home`))
  for (const home of homes) expect(existsSync(home)).toBe(true)
  return [calls, ...homes.map((home) => join(home, 'calls'))]
    .filter((path) => existsSync(path))
    .flatMap((path) => splitLines(readFileSync(path, 'utf8')))
}

it('starts no compiler when the same pair is built a second time', async () => {
  const calls = join(temporaryFolder(), 'calls')
  const path = [recorders(calls), process.env['PATH'] ?? ''].join(delimiter)
  const host = realHost({ ...process.env, PATH: path })
  const runtime = await resolveRuntime('20.20.2', host, testCache())
  const { directory: repository } = addonRepository()
  const store = storeOf(temporaryFolder(), trustedScope, '1.0.0')
  const first = { repository, store, workDirectory: temporaryFolder() }
  expect(await storedAt(first, runtime, host)).toEqual([undefined, undefined])
  const compilers = started(calls, first.workDirectory)
  expect(compilers).toEqual(expect.arrayContaining(['make', 'cc', 'g++']))
  writeFileSync(calls, '')
  const second = { repository, store, workDirectory: temporaryFolder() }
  expect(await storedAt(second, runtime, host)).toEqual([
    expect.stringMatching(/^\d{4}-/),
    expect.stringMatching(/^\d{4}-/),
  ])
  expect(started(calls, second.workDirectory)).toEqual([])
})

interface Place {
  readonly repository: string
  readonly store: Store
  readonly workDirectory: string
}

/** When each side was built; `undefined` for one that was built now. */
async function storedAt(
  { repository, store, workDirectory }: Place,
  runtime: Runtime,
  host: ReturnType<typeof realHost>,
): Promise<readonly (string | undefined)[]> {
  const revisions = {
    base: await resolveRevision(parseRevision('HEAD~1'), { side: 'base', repository, host }),
    head: await resolveRevision(parseRevision('HEAD'), { side: 'head', repository, host }),
  }
  const both = await buildBoth(
    {
      ...plainBuild,
      revisions,
      runtimes: { base: runtime, head: runtime },
      repository,
      workDirectory,
      cacheDirectory: testCache(),
      trustScope: trustedScope,
      store,
    },
    host,
    () => undefined,
  )
  const builds = [builtOf(both.base), builtOf(both.head)]
  for (const build of builds) {
    expect(existsSync(join(build.directory, 'build/Release/greeter.node'))).toBe(true)
  }
  return builds.map((build) => build.storedAt)
}
