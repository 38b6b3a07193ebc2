import type { Recipe } from '../../model/build/build.ts'
import type { Revision } from '../../model/build/revision.ts'
import { addonRecipe, publishedAddonRecipe } from './addon.ts'
import { commandRecipe } from './command.ts'
import { nodeRecipe } from './node.ts'
import { packageRecipe, publishedPackageRecipe } from './package.ts'
import type { RecipeSteps } from './recipe.ts'

/** The steps of a recipe for a side. */
export function recipeSteps(
  recipe: Recipe,
  source: Revision['source'],
  commands: readonly (readonly string[])[],
): RecipeSteps {
  const published = source !== 'commit'
  switch (recipe) {
    case 'package':
      return published ? publishedPackageRecipe : packageRecipe
    case 'addon':
      return published ? publishedAddonRecipe : addonRecipe
    case 'node':
      return nodeRecipe
    case 'command':
      return commandRecipe(commands)
  }
}
