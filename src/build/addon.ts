import { compileAddon } from './compile-addon.ts'
import { compileDependencies } from './compile-dependencies.ts'
import { installDependencies, runScript } from './install-dependencies.ts'
import type { RecipeSteps } from './recipe.ts'

// A script that compiles the addon has been made superfluous, and might fetch a binary instead.
const compiles = /node-gyp|node-pre-gyp|prebuild|cmake-js|napi/

/** Dependencies by lockfile, then the addon compiled from source, then what else its `build` makes. */
export const addonRecipe: RecipeSteps = {
  install: installDependencies,
  build: async (site) => {
    const failure =
      (await compileDependencies(site)) ?? (await compileAddon(site.packageDirectory, site))
    if (failure !== null) return failure
    const script = site.manifest?.scripts['build']
    return script === undefined || compiles.test(script) ? null : runScript('build', site)
  },
}

/** The same for a published package, which was installed with what it needs and has been built already. */
export const publishedAddonRecipe: RecipeSteps = {
  install: () => Promise.resolve(null),
  build: async (site) =>
    (await compileDependencies(site)) ?? (await compileAddon(site.packageDirectory, site)),
}
