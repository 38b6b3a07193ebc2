import { compileDependencies } from '../install/compile-dependencies.ts'
import { installDependencies, runScript } from '../install/install-dependencies.ts'
import { runInstallScripts } from '../install/install-scripts.ts'
import type { RecipeSteps } from './recipe.ts'

/**
 * Installs dependencies by the lockfile, then runs the package's own `build` script if it has one.
 */
export const packageRecipe: RecipeSteps = {
  install: installDependencies,
  build: async (site) => {
    const failure = (await compileDependencies(site)) ?? (await runInstallScripts(site))
    if (failure !== null) return failure
    return site.manifest?.scripts['build'] === undefined ? null : runScript('build', site)
  },
}

/** The same for a published package, which is already installed and built. */
export const publishedPackageRecipe: RecipeSteps = {
  install: () => Promise.resolve(null),
  build: async (site) => (await compileDependencies(site)) ?? runInstallScripts(site),
}
