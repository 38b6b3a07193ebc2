import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, it } from 'vitest'
import { nodeRecipe } from '../../../src/build/recipes/node.ts'
import { prepareTree } from '../../../src/build/prepare-tree.ts'
import type { Site } from '../../../src/build/site.ts'
import { resolveRevision } from '../../../src/revision/resolve-revision.ts'
import { parseRevision } from '../../../src/settings/parse-revision.ts'
import { temporaryFolder, type GitRepository } from '../../fakes/git-repository.ts'
import { nodeRepository } from '../../fakes/node-tree.ts'
import { realHost } from '../../fakes/real-host.ts'

const host = realHost()
const hasNinja = (process.env['PATH'] ?? '')
  .split(delimiter)
  .some((folder) => existsSync(join(folder, 'ninja')))
const all = ['node_buffer', 'node_main', 'node_url']

/** What a project of Node.js is compiled with, as long as it is the same. */
interface Project {
  readonly repository: GitRepository
  /** Absolute path of the folder of kept trees. */
  readonly keptIn: string
  readonly standIn: string
}

function project(): Project {
  const prefix = temporaryFolder()
  const standIn = join(prefix, 'bin/node')
  for (const name of ['bin', 'include']) mkdirSync(join(prefix, name))
  writeFileSync(standIn, '#!/bin/sh\n', { mode: 0o755 })
  return { repository: nodeRepository(), keptIn: join(temporaryFolder(), 'cache/trees'), standIn }
}

/** Builds what is checked out in a place of its own, and tells which files were compiled. */
async function compiledBy(
  { repository, keptIn, standIn }: Project,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly failure: string | null; readonly files: readonly string[]; site: Site }> {
  const work = temporaryFolder()
  const directory = join(work, 'head')
  const site: Site = {
    side: 'head',
    host,
    tools: { nodePath: process.execPath, npmScript: process.execPath, nodeGypScript: null },
    runtime: {
      version: '20.20.2',
      path: process.execPath,
      headersDirectory: null,
      source: 'path',
      versions: {},
    },
    directory,
    packageDirectory: directory,
    manifest: null,
    runtimeFolder: join(work, 'head.bin'),
    cacheDirectory: join(keptIn, '..'),
    logPath: join(work, 'head.log'),
    deadlineSeconds: Number.POSITIVE_INFINITY,
    jobs: 2,
    configure: [`--stand-in=${standIn}`],
    // What a variable names can be read.
    environment: { PREFIX: join(standIn, '../..'), ...environment },
    trustScope: 'trusted',
    resolvedAt: null,
    installScripts: 'none',
    secrets: {},
    keptIn,
    notes: [],
    compiled: [],
    onLine: () => undefined,
  }
  const revision = await resolveRevision(parseRevision('HEAD'), {
    side: 'head',
    repository: repository.directory,
    host,
  })
  const from = { revision, repository: repository.directory, snapshot: null }
  expect(await prepareTree(from, site)).toBeNull()
  const failure = await nodeRecipe.build(site)
  expect(existsSync(join(directory, 'out/Release/node'))).toBe(failure === null)
  return { failure: failure?.message ?? null, files: compiledIn(site.logPath), site }
}

function compiledIn(logPath: string): readonly string[] {
  const log = readFileSync(logPath, 'utf8')
  const names = [...log.matchAll(/\bCC \S*\/(\w+)\.o$|-c -o \S*\/(\w+)\.o /gm)]
  return names.map(([, ninja, make]) => ninja ?? make ?? '').toSorted()
}

it('compiles only what the next commit changes, in the tree of the one before', async () => {
  const one = project()
  const { repository, keptIn } = one
  const first = await compiledBy(one)
  expect(first.files).toEqual(all)
  expect(first.site.notes).toContain('compiled in a new tree, in which the next commit goes on')
  repository.write('src/node_url.c', '#include "parts.h"\nint node_url_parts(void) { return 3; }\n')
  repository.write('doc/read.md', 'text\n')
  repository.commit('url')
  const second = await compiledBy(one)
  expect([second.failure, second.files]).toEqual([null, ['node_url']])
  expect(second.site.notes.join()).toMatch(
    /compiled in the tree of an earlier commit; 3 of \d+ files differ/,
  )
  repository.write('src/parts.h', 'int node_url_parts(void);\nint node_buffer_parts(void);\n')
  rmSync(join(repository.directory, 'doc'), { recursive: true })
  repository.commit('header')
  expect((await compiledBy(one)).files).toEqual(all)
  const [kept = ''] = globSync(join(keptIn, '0/tree'))
  expect(existsSync(join(kept, 'src/node_url.c'))).toBe(true)
  expect(existsSync(join(kept, 'doc/read.md'))).toBe(false)
  expect(existsSync(join(kept, 'out/deadheat-link'))).toBe(false)
  // What base was linked from stays with base when head is compiled in the same tree.
  const links = [first, second].map(({ site }) => join(site.directory, 'out/deadheat-link'))
  for (const folder of links) execFileSync('sh', ['-c', '$(cat line).again'], { cwd: folder })
  const [before, after] = links.map((folder) => readFileSync(join(folder, 'node.again')))
  expect(before?.equals(readFileSync(join(first.site.directory, 'out/Release/node')))).toBe(true)
  expect(after?.equals(readFileSync(join(second.site.directory, 'out/Release/node')))).toBe(true)
})

it('goes on after a build that was killed, without what was half-written', async () => {
  const one = project()
  const { repository } = one
  // It leaves half an object of node_url.c and ends the build tool that has called it, some time after
  // what was begun beside it: an object that the tool had no time to note is compiled again.
  const compiler = join(temporaryFolder(), 'deadly-cc')
  const script = `#!/bin/sh
case "$*" in *-c*node_url.c*)
  if [ -e deadly ] || [ -e ../../deadly ]; then
    for word in "$@"; do case "$word" in *.o) echo half > "$word";; esac; done
    sleep 2
    kill -KILL $PPID $(cut -d ' ' -f 4 /proc/$PPID/stat)
  fi;;
esac
exec gcc "$@"
`
  writeFileSync(compiler, script, { mode: 0o755 })
  const environment = { CC: compiler }
  repository.write('deadly', '')
  repository.commit('deadly')
  const killed = await compiledBy(one, environment)
  expect(killed.failure).toContain('SIGKILL')
  rmSync(join(repository.directory, 'deadly'))
  repository.commit('harmless')
  const next = await compiledBy(one, environment)
  expect(next.failure).toBeNull()
  const kept = new Set(killed.files.filter((name) => name !== 'node_url'))
  expect(next.files).toEqual(hasNinja ? all.filter((name) => !kept.has(name)) : all)
  expect((await compiledBy(one, environment)).files).toEqual([])
})

it('is not shared by two runs at once', async () => {
  const one = project()
  const held = await Promise.all(
    ['0', '1', '2'].map(async (slot) => {
      const folder = join(one.keptIn, slot)
      mkdirSync(folder, { recursive: true })
      return host.files.hold(join(folder, 'lock'))
    }),
  )
  const alone = await compiledBy(one)
  expect([alone.failure, alone.files]).toEqual([null, all])
  expect(globSync(join(one.keptIn, '*/tree'))).toEqual([])
  for (const release of held) await release?.()
})
