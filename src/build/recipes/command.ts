import { addonVariables } from '../addon/addon-tool.ts'
import type { RecipeSteps } from './recipe.ts'
import { runSteps } from '../site.ts'

/**
 * Runs the user's own programs, in order, in the folder of the package. No shell is involved; the
 * first `node` on their PATH is the side's.
 */
export function commandRecipe(commands: readonly (readonly string[])[]): RecipeSteps {
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
