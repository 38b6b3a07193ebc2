import type { Host } from '../host/host.ts'
import type { Recipe } from '../model/build.ts'
import type { Manifest } from '../model/manifest.ts'
import { UsageError } from '../model/usage-error.ts'
import { addonFacts } from './addon-tool.ts'
import type { BuildRequest } from './build-side.ts'
import { detectRecipe } from './detect-recipe.ts'

/**
 * How a side is built: as the request says, else as the files of its package do.
 *
 * @throws UsageError when commands are to be run and none are given
 */
export async function recipeOf(
  request: Pick<BuildRequest, 'recipe' | 'commands'>,
  packageDirectory: string,
  manifest: Manifest | null,
  host: Host,
): Promise<Recipe> {
  if (request.recipe === 'command' && request.commands.length === 0) {
    throw new UsageError('expected "build" to list commands for the recipe "command", got none')
  }
  if (request.recipe !== null) return request.recipe
  if (request.commands.length > 0) return 'command'
  return detectRecipe(await addonFacts(packageDirectory, manifest, host.files))
}
