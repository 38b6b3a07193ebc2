import type { Recipe } from '../../model/build/build.ts'
import type { Revision } from '../../model/build/revision.ts'
import { nodeRecipe } from './node.ts'
import type { RecipeSteps } from './recipe-of.ts'
import { compileDependencies } from '../install/compile-dependencies.ts'
import {
  installDependencies,
  ownManager,
  runScript,
  runScriptWithoutCompiling,
} from '../install/install-dependencies.ts'
import { runInstallScriptsAfter, runInstallScripts } from '../install/install-scripts.ts'
import { addonVariables } from '../addon/addon-tool.ts'
import type { Failure } from '../../model/judging/failure.ts'
import { runSteps, type Site, buildFailure } from '../site.ts'
import { compiledIn, statesIn } from '../addon/over-shipped.ts'
import { compileAddon, removeBinaries } from '../addon/compile-addon.ts'
import { withoutCompiling } from '../install/without-compiling.ts'
import { assertLoaded } from '../addon/assert-loaded.ts'

/**
 * The steps of a recipe for a side.
 *
 * @param source - what comes from a registry or as an archive is installed and built already
 */
export function recipeSteps(
  recipe: Recipe,
  source: Revision['source'],
  commands: readonly (readonly string[])[],
): RecipeSteps {
  const isTree = source === 'commit' || source === 'folder'
  switch (recipe) {
    case 'package':
      return packageRecipe({ isTree })
    case 'addon':
      return addonRecipe({ isTree })
    case 'node':
      return nodeRecipe
    case 'command':
      return commandRecipe(commands)
  }
}

interface RecipeSource {
  /** Whether it comes as a tree of sources, which is installed and built by its own script. */
  readonly isTree: boolean
}

/**
 * Installs dependencies by the lockfile, then runs the package's own `build` script if it has one.
 */
function packageRecipe({ isTree }: RecipeSource): RecipeSteps {
  return {
    install: (site) => (isTree ? installDependencies(site) : Promise.resolve(null)),
    build: async (site) => {
      const hasScript = isTree && site.manifest?.scripts['build'] !== undefined
      return (
        (await runInstallScripts(site)) ??
        (await compileDependencies(site)) ??
        (await runInstallScriptsAfter(site)) ??
        (hasScript ? runScript('build', site) : null)
      )
    },
  }
}

/**
 * Runs the user's own programs, in order, in the folder of the package. No shell is involved; the
 * first `node` on their PATH is the side's.
 */
function commandRecipe(commands: readonly (readonly string[])[]): RecipeSteps {
  return {
    install: () => Promise.resolve(null),
    build: async (site) => {
      const { headersDirectory, version } = site.runtime
      const { environment = {}, neededPaths = [] } = (await ownManager(site)) ?? {}
      const step = {
        cwd: site.packageDirectory,
        environment: { ...addonVariables(headersDirectory, version), ...environment },
        neededPaths,
      }
      const steps = commands.map((argv) => ({ name: argv.join(' '), argv, ...step }))
      return runSteps(steps, site)
    },
  }
}

/**
 * Installs dependencies by the lockfile, compiles the addon from source, then runs what its `build`
 * script does besides. Where the two cannot be taken apart, the script compiles it.
 */
function addonRecipe({ isTree }: RecipeSource): RecipeSteps {
  return {
    install: async (site) => {
      const failure = isTree ? await installDependencies(site) : null
      if (failure === null) await removeBinaries(site.packageDirectory, site)
      return failure
    },
    build: async (site) => {
      const { packageDirectory } = site
      const statesBefore = await statesIn(packageDirectory, site)
      const compiledFiles = (): Promise<readonly string[]> =>
        compiledIn(packageDirectory, statesBefore, site)
      const scripts = isTree ? (site.manifest?.scripts ?? {}) : {}
      const { isEntangled } = withoutCompiling('build', scripts)
      return (
        (await runInstallScripts(site)) ??
        (await compileDependencies(site)) ??
        (isEntangled ? null : await compileOwn(compiledFiles, site)) ??
        (await runInstallScriptsAfter(site)) ??
        (scripts['build'] === undefined ? null : await runScriptWithoutCompiling('build', site)) ??
        // A script may begin by removing what is there.
        ((await compiledFiles()).length === 0 ? await compileOwn(compiledFiles, site) : null) ??
        assertLoaded(packageDirectory, await compiledFiles(), site)
      )
    },
  }
}

async function compileOwn(
  compiledFiles: () => Promise<readonly string[]>,
  site: Site,
): Promise<Failure | null> {
  const failure = await compileAddon(site.packageDirectory, site.configure, site)
  if (failure !== null || (await compiledFiles()).length > 0) return failure
  return buildFailure(
    `expected ${site.side} to compile to a .node file, got none: ` +
      'name the folder of the addon, or the recipe "package"',
    site,
  )
}
