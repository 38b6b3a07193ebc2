import { linesOf } from '../../host/lines.ts'
import { compilerFolders } from './compiler-folders.ts'
import { note, type Site } from '../site.ts'
import { findOnPath } from '../../toolchain/tools.ts'

/** How compilers of one side are called so that what was compiled before is not compiled again. */
export interface CompilerCache {
  /** `ccache` or `sccache`. */
  readonly program: string
  /** What the build has to see: `CC`, `CXX`, and where the cache keeps its things. */
  readonly variables: Readonly<Record<string, string>>
}

const sizeLimit = '10G'

/**
 * The compiler cache of the job, ccache before sccache; `null` when there is none.
 *
 * Both sides have one folder layout with equally long paths, and `CCACHE_BASEDIR` makes those paths
 * relative, so that an object of base serves head where nothing of it changed.
 *
 * @param tree - absolute path of the folder that is compiled in
 */
export async function compilerCache(site: Site, tree: string): Promise<CompilerCache | null> {
  const { host } = site
  const compilers = {
    CC: await compilerOf('CC', ['gcc', 'clang', 'cc'], site),
    CXX: await compilerOf('CXX', ['g++', 'clang++', 'c++'], site),
  }
  for (const [program, variablesOf] of programs) {
    if ((await findOnPath(program, host)) === null) continue
    // A build may write to them, and make nothing beside them.
    for (const folder of Object.values(compilerFolders(site)))
      await host.files.makeDirectory(folder)
    return { program, variables: { ...through(program, compilers), ...variablesOf(site, tree) } }
  }
  return null
}

const programs = [
  ['ccache', ccacheOf],
  ['sccache', sccacheOf],
] as const

/**
 * Tells in the side's log how much of the work the compiler cache has saved.
 *
 * @returns the same in one line, or `null` when the cache does not tell
 */
export async function reportCompilerCache(site: Site): Promise<string | null> {
  const { files } = site.host
  for (const [program, { name, hit, miss }] of Object.entries(accounts)) {
    const calls = await files.read(files.join(compilerFolders(site).own, name))
    if (calls === null) continue
    const results = linesOf(calls)
    const hits = results.filter((line) => hit.test(line)).length
    const misses = results.filter((line) => miss.test(line)).length
    if (hits + misses === 0) continue
    const told = `${program} had ${hits} of ${hits + misses} compiled files already`
    await note(told, site)
    return told
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

function ccacheOf(site: Site, tree: string): Readonly<Record<string, string>> {
  return {
    CCACHE_DIR: site.host.files.join(compilerFolders(site).objects, 'ccache'),
    CCACHE_MAXSIZE: sizeLimit,
    CCACHE_BASEDIR: tree,
    CCACHE_NOHASHDIR: 'true',
    // A compiler that was replaced under its old name and date must not be taken for the same.
    CCACHE_COMPILERCHECK: 'content',
    CCACHE_STATSLOG: site.host.files.join(compilerFolders(site).own, accounts.ccache.name),
  }
}

function sccacheOf(site: Site, tree: string): Readonly<Record<string, string>> {
  const { objects, own } = compilerFolders(site)
  return {
    SCCACHE_DIR: site.host.files.join(objects, 'sccache'),
    SCCACHE_CACHE_SIZE: sizeLimit,
    SCCACHE_BASEDIRS: tree,
    // Its server belongs to the side: one for both would end with the side that is ready first.
    SCCACHE_SERVER_UDS: site.host.files.join(own, 'sccache'),
    SCCACHE_ERROR_LOG: site.host.files.join(own, accounts.sccache.name),
    SCCACHE_LOG: 'sccache::compiler::compiler=debug',
  }
}

async function compilerOf(
  name: 'CC' | 'CXX',
  usual: readonly string[],
  { host, environment }: Site,
): Promise<string> {
  const named = environment[name] ?? host.processes.environment[name] ?? ''
  if (named !== '') return named
  const order = host.processes.platform === 'darwin' ? usual.toReversed() : usual
  for (const compiler of order) if ((await findOnPath(compiler, host)) !== null) return compiler
  // The build itself then says best what is missing.
  return order[0] ?? 'cc'
}
