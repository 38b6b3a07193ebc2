import type { Failure } from '../../model/judging/failure.ts'
import type { Runtime } from '../../model/build/runtime.ts'
import { keepNodeLink } from './keep-node-link.ts'
import { probeRuntime, runtimeOf } from '../runtime/probe-runtime.ts'
import type { RecipeSteps } from './recipe-of.ts'
import { buildFailure, noteInLog, runSteps, type Site } from '../site.ts'
import { findOnPath } from '../../toolchain/tools.ts'
import { splitLines } from '../../host/lines.ts'
import { compilerFolders } from '../own-home.ts'

// Where the build puts the executable: ninja and make into `out`; make also adds a link at the top.
const executables = ['out/Release/node', 'node']

/**
 * Builds Node.js itself: configures it with the given arguments, then compiles it with ninja, else
 * with make.
 */
export const nodeRecipe: RecipeSteps = {
  install: () => Promise.resolve(null),
  build: buildNode,
  runtime: builtRuntime,
}

async function buildNode(site: Site): Promise<Failure | null> {
  const { files } = site.host
  const ninja = (await findOnPath('ninja', site.host)) !== null
  const cache = await compilerCache(site)
  if (cache === null) await noteLine('built without a compiler cache: install ccache', site)
  const environment = cache?.variables ?? {}
  const cwd = site.packageDirectory
  const givenNames = site.configure.filter((argument) => argument !== '--ninja')
  const failure = await runSteps(
    [
      {
        name: './configure',
        argv: [files.join(cwd, 'configure'), ...(ninja ? ['--ninja'] : []), ...givenNames],
        cwd,
        environment,
      },
      {
        name: ninja ? 'ninja' : 'make',
        argv: ninja
          ? ['ninja', '-C', files.join(cwd, 'out/Release'), `-j${site.jobs}`]
          : ['make', `-j${site.jobs}`],
        cwd,
        environment,
      },
    ],
    site,
  )
  const savedText = cache === null ? null : await reportCompilerCache(site)
  if (savedText !== null) site.notes.push(savedText)
  if (failure === null) await keepNodeLink({ ninja }, site)
  return failure
}

async function noteLine(line: string, site: Site): Promise<void> {
  site.notes.push(line)
  await noteInLog(line, site)
}

/**
 * The Node.js that was built in a tree. Its headers are the tree itself, which node-gyp accepts as
 * `--nodedir`.
 */
async function builtRuntime(site: Site): Promise<Runtime | Failure> {
  const { files } = site.host
  const tree = site.packageDirectory
  for (const name of executables) {
    const path = files.join(tree, name)
    if (!(await files.exists(path))) continue
    // One that was configured with --node-builtin-modules-path reads lib/ of its tree when it starts.
    const probedRuntime = await probeRuntime(path, site.host, tree)
    if (typeof probedRuntime === 'string') {
      return buildFailure(
        `expected ${name} of ${site.side} to run, got ${probedRuntime}: check the arguments of ./configure`,
        site,
      )
    }
    const headersDirectory = (await headersIn(tree, site)) ?? probedRuntime.headersDirectory
    return runtimeOf({ ...probedRuntime, path, headersDirectory }, 'built')
  }
  return buildFailure(
    `expected the build of ${site.side} to make one of ${executables.join(', ')}, got none of them`,
    site,
  )
}

async function headersIn(tree: string, { host: { files } }: Site): Promise<string | null> {
  for (const header of ['src/node_version.h', 'include/node/node_version.h']) {
    if (await files.exists(files.join(tree, header))) return tree
  }
  return null
}

/** How one side calls its compilers through a compiler cache. */
interface CompilerCache {
  /** `ccache` or `sccache`. */
  readonly program: string
  /** The build's variables: `CC`, `CXX`, and the folders of the cache. */
  readonly variables: Readonly<Record<string, string>>
}

const sizeLimit = '10G'

/**
 * The compiler cache of the job, ccache before sccache; `null` when there is none.
 *
 * Both sides have one folder layout with equally long paths, and `CCACHE_BASEDIR` makes those paths
 * relative, so that head can use an object of base if its source did not change. What head compiles
 * itself is not kept.
 */
async function compilerCache(site: Site): Promise<CompilerCache | null> {
  const { host } = site
  const compilers = {
    CC: await namedCompiler('CC', ['gcc', 'clang', 'cc'], site),
    CXX: await namedCompiler('CXX', ['g++', 'clang++', 'c++'], site),
  }
  for (const [program, variablesOf] of programs) {
    if ((await findOnPath(program, host)) === null) continue
    // A build may write to them, but not create anything beside them.
    for (const folder of Object.values(compilerFolders(site)))
      await host.files.makeDirectory(folder)
    return { program, variables: { ...through(program, compilers), ...variablesOf(site) } }
  }
  return null
}

const programs = [
  ['ccache', ccacheOf],
  ['sccache', sccacheOf],
] as const

/**
 * Writes into the side's log how many files the compiler cache had.
 *
 * @returns the same in one line, or `null` when the cache does not report it
 */
async function reportCompilerCache(site: Site): Promise<string | null> {
  const { files } = site.host
  for (const [program, { name, hit, miss }] of Object.entries(accounts)) {
    const calls = await files.read(files.join(compilerFolders(site).ownFolder, name))
    if (calls === null) continue
    const results = splitLines(calls)
    const hits = results.filter((line) => hit.test(line)).length
    const misses = results.filter((line) => miss.test(line)).length
    if (hits + misses === 0) continue
    const message = `${program} had ${hits} of ${hits + misses} compiled files already`
    await noteInLog(message, site)
    return message
  }
  return null
}

/** Where each of them takes down what it has found; a server of sccache ends with the step that started it. */
const accounts = {
  ccache: { name: 'ccache', hit: /^(?:direct|preprocessed)_cache_hit$/, miss: /^cache_miss$/ },
  sccache: { name: 'sccache.log', hit: /\]: Cache hit\b/, miss: /\]: Cache miss\b/ },
} as const

function through(
  program: string,
  compilers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(compilers).map(([name, compiler]) => [name, `${program} ${compiler}`] as const),
  )
}

function ccacheOf(site: Site): Readonly<Record<string, string>> {
  return {
    CCACHE_DIR: site.host.files.join(compilerFolders(site).objects, 'ccache'),
    CCACHE_MAXSIZE: sizeLimit,
    CCACHE_BASEDIR: site.directory,
    CCACHE_NOHASHDIR: 'true',
    // A compiler that was replaced under its old name and date must count as a different one.
    CCACHE_COMPILERCHECK: 'content',
    // Base never reads what head has compiled.
    ...(!site.fillsCaches && {
      CCACHE_READONLY: 'true',
      CCACHE_NOSTATS: 'true',
      CCACHE_TEMPDIR: site.host.files.join(compilerFolders(site).ownFolder, 'temporary'),
    }),
    CCACHE_STATSLOG: site.host.files.join(compilerFolders(site).ownFolder, accounts.ccache.name),
  }
}

function sccacheOf(site: Site): Readonly<Record<string, string>> {
  const { objects, ownFolder } = compilerFolders(site)
  return {
    SCCACHE_DIR: site.host.files.join(objects, 'sccache'),
    SCCACHE_CACHE_SIZE: sizeLimit,
    ...(!site.fillsCaches && { SCCACHE_LOCAL_RW_MODE: 'READ_ONLY' }),
    SCCACHE_BASEDIRS: site.directory,
    // Each side has its own server: a common one would end with the side that finishes first.
    SCCACHE_SERVER_UDS: site.host.files.join(ownFolder, 'sccache'),
    SCCACHE_ERROR_LOG: site.host.files.join(ownFolder, accounts.sccache.name),
    SCCACHE_LOG: 'sccache::compiler::compiler=debug',
  }
}

async function namedCompiler(
  name: 'CC' | 'CXX',
  usual: readonly string[],
  { host, environment }: Site,
): Promise<string> {
  const namedText = environment[name] ?? host.processes.environment[name] ?? ''
  if (namedText !== '') return namedText
  const order = host.processes.platform === 'darwin' ? usual.toReversed() : usual
  for (const compiler of order) if ((await findOnPath(compiler, host)) !== null) return compiler
  // The build's own error is then the best message.
  return order[0] ?? 'cc'
}
