import type { Failure } from '../../model/judging/failure.ts'
import { compiledIn, statesIn } from '../addon/over-shipped.ts'
import { compileAddon, removeBinaries } from '../addon/compile-addon.ts'
import { compileDependencies } from '../install/compile-dependencies.ts'
import { installDependencies, runScriptWithoutCompiling } from '../install/install-dependencies.ts'
import { runInstallScriptsAfter, runInstallScripts } from '../install/install-scripts.ts'
import { withoutCompiling } from '../install/without-compiling.ts'
import { assertLoaded } from '../addon/assert-loaded.ts'
import type { RecipeSteps } from './recipe.ts'
import { buildFailure, type Site } from '../site.ts'

/**
 * Installs dependencies by the lockfile, compiles the addon from source, then runs what its `build`
 * script does besides. Where the two cannot be taken apart, the script compiles it.
 */
export const addonRecipe: RecipeSteps = {
  install: async (site) => {
    const failure = await installDependencies(site)
    if (failure === null) await removeBinaries(site.packageDirectory, site)
    return failure
  },
  build: async (site) => {
    const before = await statesIn(site.packageDirectory, site)
    const scripts = site.manifest?.scripts ?? {}
    const { isEntangled } = withoutCompiling('build', scripts)
    return (
      (await runInstallScripts(site)) ??
      (await compileDependencies(site)) ??
      (isEntangled ? null : await compileOwn(before, site)) ??
      (await runInstallScriptsAfter(site)) ??
      (scripts['build'] === undefined ? null : await runScriptWithoutCompiling('build', site)) ??
      // A script may begin by removing what is there.
      ((await compiledIn(site.packageDirectory, before, site)).length === 0
        ? await compileOwn(before, site)
        : null) ??
      assertUsed(before, site)
    )
  },
}

/** The same for a published package, which is already installed and built. */
export const publishedAddonRecipe: RecipeSteps = {
  install: async (site) => {
    await removeBinaries(site.packageDirectory, site)
    return null
  },
  build: async (site) => {
    const before = await statesIn(site.packageDirectory, site)
    return (
      (await runInstallScripts(site)) ??
      (await compileDependencies(site)) ??
      (await compileOwn(before, site)) ??
      (await runInstallScriptsAfter(site)) ??
      assertUsed(before, site)
    )
  },
}

type AddonStates = ReadonlyMap<string, string>

async function compileOwn(before: AddonStates, site: Site): Promise<Failure | null> {
  const { packageDirectory, configure } = site
  const failure = await compileAddon(packageDirectory, configure, site)
  const isMade = (await compiledIn(packageDirectory, before, site)).length > 0
  if (failure !== null || isMade) return failure
  return buildFailure(
    `expected ${site.side} to compile to a .node file, got none: ` +
      'name the folder of the addon, or the recipe "package"',
    site,
  )
}

async function assertUsed(before: AddonStates, site: Site): Promise<Failure | null> {
  const compiled = await compiledIn(site.packageDirectory, before, site)
  return assertLoaded(site.packageDirectory, compiled, site)
}
