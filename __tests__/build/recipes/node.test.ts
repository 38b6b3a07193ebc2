import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { resolveLock } from '../../../src/build/install/resolve-lock.ts'
import { compileByCmake } from '../../../src/build/addon/compile-by-cmake.ts'
import { compileByGyp } from '../../../src/build/addon/compile-by-gyp.ts'
import { nodeRecipe } from '../../../src/build/recipes/node.ts'
import type { BuildRequest } from '../../../src/build/build-request.ts'
import type { Site } from '../../../src/build/site.ts'
import type { Host } from '../../../src/host/host.ts'
import type { Outcome, ProcessSpec } from '../../../src/host/process/processes.ts'
import type { Runtime } from '../../../src/model/build/runtime.ts'
import { plantFiles, temporaryFolder } from '../../fakes/git-repository.ts'
import { outcomeOf } from '../../fakes/outcomes.ts'
import { revisionOf } from '../../fakes/plans.ts'
import { realHost } from '../../fakes/real-host.ts'

const runtime: Runtime = {
  version: '20.20.2',
  path: '/usr/bin/node',
  headersDirectory: null,
  source: 'path',
  versions: { node: '20.20.2' },
}
let ran: ProcessSpec[]
let cache: string

beforeEach(() => {
  cache = temporaryFolder()
  ran = []
})

/** A place to build in, on a machine with these programs, none of which is really started. */
function siteWith(
  programs: readonly string[],
  change: Partial<Site> = {},
  answer: (spec: ProcessSpec) => Partial<Outcome> = () => ({}),
): Site {
  const work = temporaryFolder()
  const bin = join(work, 'bin')
  mkdirSync(bin)
  for (const program of programs) symlinkSync(process.execPath, join(bin, program))
  const real = realHost({ PATH: bin, GITHUB_TOKEN: 'planted' })
  const run = (spec: ProcessSpec): Promise<Outcome> => {
    ran.push(spec)
    return Promise.resolve(outcomeOf(answer(spec)))
  }
  const host: Host = { ...real, processes: { ...real.processes, run } }
  const directory = join(work, 'head')
  mkdirSync(directory)
  const request: BuildRequest = {
    revision: revisionOf('head'),
    runtime,
    repository: null,
    workDirectory: work,
    cacheDirectory: cache,
    recipe: 'node',
    commands: [],
    configure: [],
    environment: {},
    trustScope: 'trusted',
    directory: null,
    timeoutSeconds: 3600,
    jobs: 3,
    onLine: () => undefined,
  }
  return {
    ...request,
    request,
    side: 'head',
    host,
    tools: { nodePath: '/usr/bin/node', npmScript: '/npm', nodeGypScript: null },
    directory,
    packageDirectory: directory,
    manifest: null,
    runtimeFolder: join(work, 'head.bin'),
    logPath: join(work, 'head.log'),
    startSeconds: 0,
    deadlineSeconds: Number.POSITIVE_INFINITY,
    fillsCaches: true,
    lock: null,
    notes: [],
    installScripts: 'none',
    secrets: {},
    ownRepository: null,
    ...change,
  }
}

function commandsIn(site: Site): readonly (readonly string[])[] {
  return ran.map(({ argv }) => argv.map((word) => word.replace(site.directory, '.')))
}

it('configures with the given arguments and builds with make, by its share of the CPUs', async () => {
  const site = siteWith(['gcc', 'g++'], { configure: ['--without-intl', '--debug'] })
  expect(await nodeRecipe.build(site)).toBeNull()
  expect(commandsIn(site)).toEqual([
    ['./configure', '--without-intl', '--debug'],
    ['make', '-j3'],
  ])
  expect(ran.map(({ cwd }) => cwd)).toEqual([site.directory, site.directory])
})

it('builds with ninja where there is one, and says so to configure once', async () => {
  const site = siteWith(['gcc', 'g++', 'ninja'], { configure: ['--ninja', '--v8-lite-mode'] })
  await nodeRecipe.build(site)
  expect(commandsIn(site)).toEqual([
    ['./configure', '--ninja', '--v8-lite-mode'],
    ['ninja', '-C', './out/Release', '-j3'],
    ['ninja', '-t', 'commands', 'node'],
  ])
})

it('keeps what it was linked from where it was built, and shows no path that the build has named', async () => {
  const site = siteWith(['gcc', 'g++'])
  const program = join(site.directory, 'out/Release/node')
  const object = join(site.directory, 'out/Release/obj.target/main.o')
  const record = `cmd_${program} := g++ -o ${program} ${object} /elsewhere/secret.a\n`
  plantFiles(site.directory, { [`out/Release/.deps${program}.d`]: record })
  await nodeRecipe.build(site)
  const copying = ran.at(-1)
  const kept = join(site.directory, 'out/deadheat-link')
  const input = `g++ -o ${program} 0.o 1.a\n`
  expect(copying).toMatchObject({ input, isolated: true, foreignWords: true })
  const { argv = [], readOnly = [], writable = [] } = copying ?? {}
  expect(argv.slice(3)).toEqual(['sh', kept, object, '0.o', '/elsewhere/secret.a', '1.a'])
  expect([...readOnly, ...writable].join()).not.toContain('secret')
})

it('calls compilers through ccache, with paths that are the same for both sides', async () => {
  const site = siteWith(['gcc', 'g++', 'ccache'])
  await nodeRecipe.build(site)
  for (const { environment } of ran) {
    expect(environment).toMatchObject({
      CC: 'ccache gcc',
      CXX: 'ccache g++',
      CCACHE_DIR: join(cache, 'compiler/trusted/ccache'),
      CCACHE_BASEDIR: site.directory,
      CCACHE_NOHASHDIR: 'true',
    })
    expect(environment).not.toHaveProperty('GITHUB_TOKEN')
  }
  expect(site.notes).toEqual([])
})

it('keeps what foreign code has compiled away from trusted builds', async () => {
  for (const trustScope of ['trusted', 'fork-482'])
    await nodeRecipe.build(siteWith(['ccache'], { trustScope }))
  expect(new Set(ran.map(({ environment }) => environment['CCACHE_DIR']))).toEqual(
    new Set([join(cache, 'compiler/trusted/ccache'), join(cache, 'compiler/fork-482/ccache')]),
  )
})

it('lets head read what base has compiled, and write nothing', async () => {
  const site = siteWith(['ccache'], { fillsCaches: false })
  await nodeRecipe.build(site)
  const [spec] = ran
  expect(spec?.environment).toMatchObject({
    CCACHE_READONLY: 'true',
    CCACHE_TEMPDIR: `${site.directory}.compiler/temporary`,
  })
  expect(spec?.readOnly).toContain(join(cache, 'compiler/trusted'))
  expect(spec?.writable).not.toContain(join(cache, 'compiler/trusted'))
})

it('keeps the compiler that the user wants', async () => {
  const site = siteWith(['gcc', 'g++', 'clang', 'ccache'], {
    environment: { CC: 'clang-17', LINK: 'g++ -fuse-ld=mold', CFLAGS: '-O1' },
  })
  await nodeRecipe.build(site)
  expect(ran[0]?.environment).toMatchObject({
    CC: 'ccache clang-17',
    CXX: 'ccache g++',
    LINK: 'g++ -fuse-ld=mold',
    CFLAGS: '-O1',
  })
})

it('tells people when there is no compiler cache, and what to install, or how much it has saved', async () => {
  const site = siteWith(['gcc', 'g++'])
  await nodeRecipe.build(site)
  expect(site.notes).toEqual(['built without a compiler cache: install ccache'])
  expect(readFileSync(site.logPath, 'utf8')).toContain('install ccache')
  expect(ran[0]?.environment).not.toHaveProperty('CC')
  const cached = siteWith(['gcc', 'g++', 'ccache'], {}, ({ environment }) => {
    const calls = ['# a.c', 'direct_cache_hit', '# b.c', 'preprocessed_cache_hit', 'cache_miss']
    writeFileSync(environment['CCACHE_STATSLOG'] ?? '', `${calls.join('\n')}\n`)
    return {}
  })
  await nodeRecipe.build(cached)
  expect(cached.notes).toEqual(['ccache had 2 of 3 compiled files already'])
})

it('does not go on to compile what could not be configured', async () => {
  const stderr = 'Please use python3.13 or python3.12'
  const site = siteWith(['gcc', 'ninja'], {}, () => ({ exitCode: 1, stderr }))
  expect(await nodeRecipe.build(site)).toMatchObject({
    message:
      'expected head to build, got exit code 1 of "./configure": ' +
      'this build needs another Python: put a suitable Python 3 on the PATH',
  })
  expect(ran).toHaveLength(1)
})

it('depends on nothing but its tree, so that it is not built again on another day', async () => {
  expect(await resolveLock(siteWith([]))).toBe('own')
})

function treeWith(path: string, answer: Partial<Outcome>): Site {
  const site = siteWith(['gcc'], {}, () => answer)
  plantFiles(site.directory, { [path]: '', 'src/node_version.h': '' })
  return site
}

it('the Node.js that was built runs the side from then on, with its own tree for headers', async () => {
  const said = { execPath: '/elsewhere', versions: { node: '25.0.0-pre', modules: '140' } }
  const site = treeWith('out/Release/node', { stdout: JSON.stringify(said) })
  expect(await nodeRecipe.runtime?.(site)).toEqual({
    version: '25.0.0-pre',
    path: join(site.directory, 'out/Release/node'),
    headersDirectory: site.directory,
    source: 'built',
    versions: said.versions,
  })
})

it('the Node.js that was built is a failure when it does not run, or there is none', async () => {
  const site = treeWith('node', { exitCode: null, startError: 'spawn node EACCES' })
  expect(await nodeRecipe.runtime?.(site)).toMatchObject({
    stage: 'build',
    message:
      'expected node of head to run, got spawn node EACCES: check the arguments of ./configure',
  })
  expect(await nodeRecipe.runtime?.(siteWith([]))).toMatchObject({
    message: 'expected the build of head to make one of out/Release/node, node, got none of them',
  })
})

it('compiles the files of addons through ccache, too, and links without it', async () => {
  const tools = { nodePath: '/usr/bin/node', npmScript: '/npm', nodeGypScript: '/node-gyp' }
  const site = siteWith(['gcc', 'g++', 'cmake', 'ccache'], { tools })
  const addon = { folder: site.directory, headers: '/headers', extra: [] }
  await compileByGyp(addon, site)
  const throughCache = { CCACHE_DIR: join(cache, 'compiler/trusted/ccache') }
  const byGyp = { ...throughCache, CC: 'ccache gcc', CXX: 'ccache g++', LINK: 'g++' }
  for (const { environment } of ran.splice(0)) expect(environment).toMatchObject(byGyp)
  await compileByCmake(addon, site)
  const byCmake = { ...throughCache, CMAKE_CXX_COMPILER_LAUNCHER: 'ccache' }
  expect(ran.map(({ environment }) => environment)).toMatchObject([byCmake, byCmake])
  expect(ran[0]?.environment).not.toHaveProperty('CXX')
})
