import type { Failure } from '../../model/judging/failure.ts'
import type { Runtime } from '../../model/build/runtime.ts'
import { keepNodeLink } from './keep-node-link.ts'
import { probeRuntime, runtimeOf } from '../runtime/probe-runtime.ts'
import type { RecipeSteps } from './recipe-of.ts'
import { buildFailure, noteInLog, runSteps, type Site } from '../site.ts'
import { findOnPath } from '../../toolchain/tools.ts'
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
  const environment = cache ?? {}
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
  if (cache !== null) await reportCompilerCache(site)
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

const sizeLimit = '10G'

/**
 * The variables by which one side calls its compilers through ccache: `CC`, `CXX`, and the folders of the cache; `null`
 * when there is none.
 *
 * Both sides have one folder layout with equally long paths, and `CCACHE_BASEDIR` makes those paths
 * relative, so that head can use an object of base if its source did not change. What head compiles
 * itself is not kept.
 */
async function compilerCache(site: Site): Promise<Readonly<Record<string, string>> | null> {
  const { files } = site.host
  if ((await findOnPath('ccache', site.host)) === null) return null
  const { objects, ownFolder } = compilerFolders(site)
  // A build may write to them, but not create anything beside them.
  for (const folder of [objects, ownFolder]) await files.makeDirectory(folder)
  return {
    CC: `ccache ${await namedCompiler('CC', ['gcc', 'clang', 'cc'], site)}`,
    CXX: `ccache ${await namedCompiler('CXX', ['g++', 'clang++', 'c++'], site)}`,
    CCACHE_DIR: files.join(objects, 'ccache'),
    CCACHE_MAXSIZE: sizeLimit,
    CCACHE_BASEDIR: site.directory,
    CCACHE_NOHASHDIR: 'true',
    // A compiler that was replaced under its old name and date must count as a different one.
    CCACHE_COMPILERCHECK: 'content',
    // Base never reads what head has compiled.
    ...(!site.fillsCaches && {
      CCACHE_READONLY: 'true',
      CCACHE_NOSTATS: 'true',
      CCACHE_TEMPDIR: files.join(ownFolder, 'temporary'),
    }),
    CCACHE_STATSLOG: files.join(ownFolder, 'ccache'),
  }
}

/** Says how many files the compiler cache had, in the side's log and in the report. */
async function reportCompilerCache(site: Site): Promise<void> {
  const { files } = site.host
  const calls = (await files.read(files.join(compilerFolders(site).ownFolder, 'ccache'))) ?? ''
  const hits = calls.match(/^(?:direct|preprocessed)_cache_hit$/gm)?.length ?? 0
  const misses = calls.match(/^cache_miss$/gm)?.length ?? 0
  if (hits + misses === 0) return
  await noteLine(`ccache had ${hits} of ${hits + misses} compiled files already`, site)
}

async function namedCompiler(
  name: 'CC' | 'CXX',
  usual: readonly string[],
  { host, environment }: Site,
): Promise<string> {
  const namedText = environment[name] ?? host.processes.environment[name] ?? ''
  if (namedText !== '') return namedText
  for (const compiler of usual) if ((await findOnPath(compiler, host)) !== null) return compiler
  // The build's own error is then the best message.
  return usual[0] ?? 'cc'
}
