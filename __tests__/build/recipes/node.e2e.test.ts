import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildBoth } from '../../../src/build/build-both.ts'
import type { Built } from '../../../src/build/build-request.ts'
import { compareConfigured } from '../../../src/build/runtime/compare-configured.ts'
import { resolveRuntime } from '../../../src/build/runtime/runtime.ts'
import type { Revision } from '../../../src/model/build/revision.ts'
import type { Runtime } from '../../../src/model/build/runtime.ts'
import type { BySide, Side } from '../../../src/model/build/side.ts'
import { resolveRevision } from '../../../src/revision/resolve-revision.ts'
import { parseRevision } from '../../../src/settings/parse-revision.ts'
import { buildHead, builtOf, failureOf, testCache } from '../../fakes/built.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { nodeRepository } from '../../fakes/node-tree.ts'
import { realHost } from '../../fakes/real-host.ts'

const host = realHost()
let standIn: Runtime

beforeAll(async () => {
  standIn = await resolveRuntime('20.20.2', host, testCache())
})

describe('a tree with the layout and the build commands of Node.js', () => {
  it('builds to the Node.js that runs its side, and that addons are compiled for', async () => {
    const { directory: repository } = nodeRepository()
    const configure = [`--stand-in=${standIn.path}`, '--without-intl']
    const build = builtOf(
      await buildHead({ revision: 'HEAD', runtime: standIn, repository, configure }, host),
    )
    expect(build.recipe).toBe('node')
    expect(build.runtime).toMatchObject({
      source: 'built',
      version: '20.20.2',
      path: join(build.directory, 'out/Release/node'),
      headersDirectory: build.directory,
    })
    const script = 'process.stdout.write(process.execArgv.join())'
    const said = execFileSync(build.runtime.path, ['-e', script], { encoding: 'utf8' })
    expect(said).toContain(join(build.directory, 'lib/bootstrap.js'))
    const addon = await buildHead(
      { revision: 'npm:utf-8-validate@5.0.10', runtime: build.runtime },
      host,
    )
    expect(builtOf(addon).addons.map(({ builtHere }) => builtHere)).toEqual([true])
  })

  it('names in one line what configure has decided otherwise for head', async () => {
    const repository = nodeRepository()
    const bootstrap = readFileSync(join(repository.directory, 'lib/bootstrap.js'), 'utf8')
    // Stands in for a change of configure.py, which the stand-in has no settings to show by.
    const lite = '{ ...process.config.variables, v8_enable_lite_mode: 1 }'
    const change = `Object.defineProperty(process, 'config', { value: { variables: ${lite} } })`
    repository.write('lib/bootstrap.js', `${bootstrap}\n${change}\n`)
    repository.commit('lite')
    const notes: string[] = []
    const both = await buildPair(repository.directory, (text) => notes.push(text))
    const line = 'configure decided differently on head: v8_enable_lite_mode (0 to 1)'
    expect(notes).toEqual([line])
    const { notes: reported, logPath } = builtOf(both.head)
    expect(reported).toContain(line)
    expect(readFileSync(logPath, 'utf8')).toContain(`${line}\n`)
    const base = { build: builtOf(both.base), root: builtOf(both.base).directory }
    expect(base.build.runtime.source).toBe('built')
    expect(await compareConfigured(base, base, host)).toBeNull()
  })

  it('shows the end of the log when it does not compile', async () => {
    const repository = nodeRepository()
    repository.write('src/node_main.c', 'int main(\n')
    repository.commit('broken')
    const configure = [`--stand-in=${standIn.path}`]
    const failure = failureOf(
      await buildHead(
        { revision: 'HEAD', runtime: standIn, repository: repository.directory, configure },
        host,
      ),
    )
    expect(failure.message).toMatch(/^expected head to build, got exit code \d of "(?:ninja|make)"/)
    expect(failure.lastLines.join('\n')).toContain('node_main.c')
    expect(existsSync(failure.logPath ?? '')).toBe(true)
  })
})

/** Builds the last commit and the one before. */
async function buildPair(
  repository: string,
  onNote: (text: string) => void,
): Promise<BySide<Built>> {
  const side = (name: Side, text: string): Promise<Revision> =>
    resolveRevision(parseRevision(text), { side: name, repository, host })
  return buildBoth(
    {
      revisions: { base: await side('base', 'HEAD~1'), head: await side('head', 'HEAD') },
      runtimes: { base: standIn, head: standIn },
      repository,
      workDirectory: temporaryFolder(),
      cacheDirectory: testCache(),
      recipe: null,
      commands: [],
      configure: [`--stand-in=${standIn.path}`],
      environment: {},
      trustScope: 'fork-1',
      directory: null,
      store: null,
      timeoutSeconds: 300,
    },
    host,
    (progress) => {
      if (progress.kind === 'note') onNote(progress.text)
    },
  )
}
