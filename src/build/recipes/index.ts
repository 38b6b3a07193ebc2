import type { Recipe } from '../../model/build/build.ts'
import type { Revision } from '../../model/build/revision.ts'
import { addonRecipe, publishedAddonRecipe } from './addon.ts'
import { nodeRecipe } from './node.ts'
import type { RecipeSteps } from './recipe.ts'
import { compileDependencies } from '../install/compile-dependencies.ts'
import { installDependencies, runScript } from '../install/install-dependencies.ts'
import { runInstallScriptsAfter, runInstallScripts } from '../install/install-scripts.ts'
import { addonVariables } from '../addon/addon-tool.ts'
import type { Failure } from '../../model/judging/failure.ts'
import { runSteps, type Site } from '../site.ts'

/**
 * Installs dependencies by the lockfile, then runs the package's own `build` script if it has one.
 */
const packageRecipe: RecipeSteps = {
  install: installDependencies,
  build: async (site) => {
    const failure = await compileForPackage(site)
    if (failure !== null) return failure
    return site.manifest?.scripts['build'] === undefined ? null : runScript('build', site)
  },
}

/** The same for a published package, which is already installed and built. */
const publishedPackageRecipe: RecipeSteps = {
  install: () => Promise.resolve(null),
  build: compileForPackage,
}

async function compileForPackage(site: Site): Promise<Failure | null> {
  return (
    (await runInstallScripts(site)) ??
    (await compileDependencies(site)) ??
    runInstallScriptsAfter(site)
  )
}

/** The steps of a recipe for a side. */
export function recipeSteps(
  recipe: Recipe,
  source: Revision['source'],
  commands: readonly (readonly string[])[],
): RecipeSteps {
  const isPublished = source !== 'commit'
  switch (recipe) {
    case 'package':
      return isPublished ? publishedPackageRecipe : packageRecipe
    case 'addon':
      return isPublished ? publishedAddonRecipe : addonRecipe
    case 'node':
      return nodeRecipe
    case 'command':
      return commandRecipe(commands)
  }
}

/**
 * Runs the user's own programs, in order, in the folder of the package. No shell is involved; the
 * first `node` on their PATH is the side's.
 */
function commandRecipe(commands: readonly (readonly string[])[]): RecipeSteps {
  return {
    install: () => Promise.resolve(null),
    build: (site) => {
      const { headersDirectory, version } = site.runtime
      const environment = headersDirectory === null ? {} : addonVariables(headersDirectory, version)
      const steps = commands.map((argv) => ({
        name: argv.join(' '),
        argv,
        cwd: site.packageDirectory,
        environment,
      }))
      return runSteps(steps, site)
    },
  }
}
