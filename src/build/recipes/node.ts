import type { Failure } from '../../model/judging/failure.ts'
import type { Runtime } from '../../model/build/runtime.ts'
import { compilerCache, reportCompilerCache } from '../compiler/compiler-cache.ts'
import { claimTree } from '../kept-tree/claim-tree.ts'
import { keepNodeLink, nodeLink } from './keep-node-link.ts'
import { probeRuntime, runtimeOf } from '../runtime/probe-runtime.ts'
import type { RecipeSteps } from './recipe.ts'
import { buildFailure, noteInLog, runSteps, type Site } from '../site.ts'
import { findOnPath } from '../../toolchain/tools.ts'

// Where the build puts the executable: ninja and make into `out`; make also adds a link at the top.
const executables = ['out/Release/node', 'out/Release/node.exe', 'node']

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
  const { processes } = site.host
  if (processes.platform === 'win32') {
    return buildFailure(
      'expected Linux or macOS to build Node.js on, got Windows: build it with your own commands ' +
        '(vcbuild) and name the path of the executable',
      site,
    )
  }
  const ninja = (await findOnPath('ninja', site.host)) !== null
  const { keptIn } = site
  // What make was killed in the middle of looks finished to it; ninja takes down what it has finished.
  const tree =
    keptIn === undefined ? null : await claimTree({ folder: keptIn, resumes: ninja }, site)
  if (tree === null) return compile({ directory: site.directory, ninja, writes: [] }, site)
  const { directory } = tree
  let isWhole = false
  try {
    const failure = await compile({ directory, ninja, writes: [directory] }, site)
    isWhole = failure === null || !(failure.timedOut || failure.signal !== null)
    if (failure === null) {
      await tree.bringBack()
      await site.host.files.remove(site.host.files.join(topOf(directory, site), nodeLink))
    }
    return failure?.timedOut === true && ninja ? goesOn(failure) : failure
  } finally {
    await tree.release({ isWhole })
  }
}

/** What was compiled is not lost. */
function goesOn(failure: Failure): Failure {
  return { ...failure, message: `${failure.message}, or run it again, which goes on from here` }
}

/** Where Node.js is compiled: in the side's own tree, or in one that is kept. */
interface Workshop {
  /** Absolute path. */
  readonly directory: string
  readonly ninja: boolean
  readonly writes: readonly string[]
}

async function compile(
  { directory, ninja, writes }: Workshop,
  site: Site,
): Promise<Failure | null> {
  const { files } = site.host
  const cache = await compilerCache(site, directory)
  if (cache === null) await tell('built without a compiler cache: install ccache', site)
  const environment = cache?.variables ?? {}
  const cwd = topOf(directory, site)
  const given = site.configure.filter((argument) => argument !== '--ninja')
  const failure = await runSteps(
    [
      {
        name: './configure',
        argv: [files.join(cwd, 'configure'), ...(ninja ? ['--ninja'] : []), ...given],
        cwd,
        environment,
        writes,
      },
      {
        name: ninja ? 'ninja' : 'make',
        argv: ninja
          ? ['ninja', '-C', files.join(cwd, 'out/Release'), `-j${site.jobs}`]
          : ['make', `-j${site.jobs}`],
        cwd,
        environment,
        writes,
      },
    ],
    site,
  )
  const saved = cache === null ? null : await reportCompilerCache(site)
  if (saved !== null) site.notes.push(saved)
  if (failure === null) await keepNodeLink({ directory: cwd, ninja, writes }, site)
  return failure
}

/** The folder of Node.js in a tree. */
function topOf(directory: string, { host: { files }, ...site }: Site): string {
  return files.join(directory, files.relative(site.directory, site.packageDirectory))
}

async function tell(line: string, site: Site): Promise<void> {
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
    const probed = await probeRuntime(path, site.host, tree)
    if (typeof probed === 'string') {
      return buildFailure(
        `expected ${name} of ${site.side} to run, got ${probed}: check the arguments of ./configure`,
        site,
      )
    }
    const headersDirectory = (await headersIn(tree, site)) ?? probed.headersDirectory
    return runtimeOf({ ...probed, path, headersDirectory }, 'built')
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
