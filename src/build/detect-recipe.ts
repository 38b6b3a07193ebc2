import type { Recipe } from '../model/build.ts'

/**
 * How a package is built when nobody said so: compiled when it carries a build description for
 * node-gyp, else installed and built by its own script.
 *
 * @param names - names of the files in the package's folder
 */
export function detectRecipe(names: readonly string[]): Recipe {
  return names.includes('binding.gyp') ? 'addon' : 'package'
}
