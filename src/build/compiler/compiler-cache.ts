import { splitLines } from '../../host/lines.ts'
import { compilerFolders } from './compiler-folders.ts'
import { noteInLog, type Site } from '../site.ts'
import { findOnPath } from '../../toolchain/tools.ts'

/** How one side calls its compilers through a compiler cache. */
export interface CompilerCache {
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
export async function compilerCache(site: Site): Promise<CompilerCache | null> {
  const { host } = site
  const compilers = {
    CC: await compilerOf('CC', ['gcc', 'clang', 'cc'], site),
    CXX: await compilerOf('CXX', ['g++', 'clang++', 'c++'], site),
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
export async function reportCompilerCache(site: Site): Promise<string | null> {
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

async function compilerOf(
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
