import type { Failure } from '../../model/judging/failure.ts'
import type { Runtime } from '../../model/build/runtime.ts'
import { keepNodeLink } from './keep-node-link.ts'
import { probeRuntime, runtimeOf } from '../runtime/probe-runtime.ts'
import type { RecipeSteps } from './recipe-of.ts'
import { buildFailure, noteLine, runSteps, type Site } from '../site.ts'
import { findOnPath } from '../../toolchain/tools.ts'
import { cachedCompilers, compilerCache, reportCompilerCache } from '../compiler-cache.ts'

// Where the build puts the executable: ninja and make into `out`; make also adds a link at the top.
const executables = ['out/Release/node', 'node']

/** Builds Node.js itself: configures it with the given arguments, then compiles it with ninja, else with make. */
export const nodeRecipe: RecipeSteps = {
  build: buildNode,
  runtime: builtRuntime,
}

async function buildNode(site: Site): Promise<Failure | null> {
  const { files } = site.host
  const ninja = (await findOnPath('ninja', site.host)) !== null
  const cache = await compilerCache(site)
  if (cache === null) await noteLine('built without a compiler cache: install ccache', site)
  const environment = cache === null ? {} : { ...cache, ...(await cachedCompilers(site)) }
  const cwd = site.packageDirectory
  const configureOptions = site.configure.filter((argument) => argument !== '--ninja')
  const failure = await runSteps(
    [
      {
        name: './configure',
        argv: [files.join(cwd, 'configure'), ...(ninja ? ['--ninja'] : []), ...configureOptions],
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
  await reportCompilerCache(site)
  if (failure === null) await keepNodeLink({ ninja }, site)
  return failure
}

/** The Node.js that was built in a tree, which node-gyp accepts as `--nodedir`. */
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
