import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, it } from 'vitest'
import { buildBoth } from '../../src/build/build-both.ts'
import { resolveRevision } from '../../src/revision/resolve-revision.ts'
import { resolveRuntime } from '../../src/build/runtime/runtime.ts'
import type { Runtime } from '../../src/model/build/runtime.ts'
import { parseRevision } from '../../src/settings/parse-revision.ts'
import type { Store } from '../../src/store/store.ts'
import { storeOf, trustedScope } from '../../src/store/trusted-scope.ts'
import { builtOf, testCache } from '../fakes/built.ts'
import { gitRepository, temporaryFolder, type GitRepository } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

const greeter = new URL('../fixtures/packages/greeter', import.meta.url).pathname

/** Programs that take down that they were started before they do what they are called. */
function recorders(calls: string): string {
  const folder = temporaryFolder()
  for (const name of ['cc', 'gcc', 'c++', 'g++', 'make']) {
    const path = join(folder, name)
    const real = execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
    writeFileSync(path, `#!/bin/sh\necho ${name} >> '${calls}'\nexec '${real}' "$@"\n`)
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

it('starts no compiler when the same pair is built a second time', async () => {
  const calls = join(temporaryFolder(), 'calls')
  const path = [recorders(calls), process.env['PATH'] ?? ''].join(delimiter)
  const host = realHost({ ...process.env, PATH: path })
  const runtime = await resolveRuntime('20.20.2', host, testCache())
  const { directory } = addonRepository()
  const store = storeOf(temporaryFolder(), { trustScope: trustedScope, version: '1.0.0' })
  const made = await storedAt(directory, runtime, store, host)
  expect(made).toEqual([undefined, undefined])
  const compilers = readFileSync(calls, 'utf8').split('\n')
  expect(compilers).toEqual(expect.arrayContaining(['make', 'cc', 'g++']))
  writeFileSync(calls, '')
  expect(await storedAt(directory, runtime, store, host)).toEqual([
    expect.stringMatching(/^\d{4}-/),
    expect.stringMatching(/^\d{4}-/),
  ])
  expect(readFileSync(calls, 'utf8')).toBe('')
})

/** When each side was built; `undefined` for one that was built now. */
async function storedAt(
  repository: string,
  runtime: Runtime,
  store: Store,
  host: ReturnType<typeof realHost>,
): Promise<readonly (string | undefined)[]> {
  const revisions = {
    base: await resolveRevision(parseRevision('HEAD~1'), { side: 'base', repository, host }),
    head: await resolveRevision(parseRevision('HEAD'), { side: 'head', repository, host }),
  }
  const both = await buildBoth(
    {
      revisions,
      runtimes: { base: runtime, head: runtime },
      repository,
      workDirectory: temporaryFolder(),
      cacheDirectory: testCache(),
      recipe: null,
      commands: [],
      configure: [],
      environment: {},
      trustScope: trustedScope,
      directory: null,
      store,
      timeoutSeconds: 300,
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
