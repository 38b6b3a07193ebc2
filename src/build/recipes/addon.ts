import type { Failure } from '../../model/judging/failure.ts'
import { addonPaths } from '../addon/find-addons.ts'
import { compileAddon, removeBinaries } from '../addon/compile-addon.ts'
import { compileDependencies } from '../install/compile-dependencies.ts'
import { installDependencies, runScript } from '../install/install-dependencies.ts'
import { runInstallScripts } from '../install/install-scripts.ts'
import type { RecipeSteps } from './recipe.ts'
import { buildFailure, type Site } from '../site.ts'

// Scripts of Neon may compile TypeScript as well, and then make the same addon again.
const compiles = /node-gyp|node-pre-gyp|prebuild|cmake-js|napi|^[^&|;]*\b(?:cargo|neon)\b[^&|;]*$/

/**
 * Installs dependencies by the lockfile, compiles the addon from source, then runs its `build`
 * script unless that only compiles.
 */
export const addonRecipe: RecipeSteps = {
  install: async (site) => {
    const failure = await installDependencies(site)
    if (failure === null) await removeBinaries(site.packageDirectory, site)
    return failure
  },
  build: async (site) => {
    const failure = (await compileAll(site)) ?? (await runInstallScripts(site))
    if (failure !== null) return failure
    const script = site.manifest?.scripts['build']
    return script === undefined || isLeftOut(script) ? null : runScript('build', site)
  },
}

/** The same for a published package, which is already installed and built. */
export const publishedAddonRecipe: RecipeSteps = {
  install: async (site) => {
    await removeBinaries(site.packageDirectory, site)
    return null
  },
  build: async (site) => (await compileAll(site)) ?? runInstallScripts(site),
}

async function compileAll(site: Site): Promise<Failure | null> {
  const { packageDirectory, configure, host } = site
  const failure =
    (await compileDependencies(site)) ?? (await compileAddon(packageDirectory, configure, site))
  if (failure !== null) return failure
  const madePaths = await addonPaths(packageDirectory, host.files)
  const ownPaths = [...madePaths].filter(
    (path) => !/(?:^|\/)(?:node_modules|prebuilds)\//.test(path),
  )
  if (ownPaths.length > 0) return null
  return buildFailure(
    `expected ${site.side} to compile to a .node file, got none: ` +
      'name the folder of the addon, or the recipe "package"',
    site,
  )
}

/**
 * Whether the `build` script of an addon is not run: the addon is already compiled, and a script that
 * compiles it might fetch a binary instead.
 */
export function isLeftOut(script: string): boolean {
  return compiles.test(script)
}
