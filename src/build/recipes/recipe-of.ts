import type { Host } from '../../host/host.ts'
import type { Recipe } from '../../model/build/build.ts'
import { UsageError } from '../../model/usage-error.ts'
import { folderFacts, addonTool, type FolderFacts } from '../addon/addon-tool.ts'
import type { BuildRequest } from '../build-request.ts'
import type { Failure } from '../../model/judging/failure.ts'
import type { Runtime } from '../../model/build/runtime.ts'
import type { Site } from '../site.ts'

/** How a side is built: as requested, else by its files. A UsageError where commands are wanted and none given. */
export async function recipeOf(
  request: Pick<BuildRequest, 'recipe' | 'commands'>,
  packageDirectory: string,
  host: Host,
): Promise<Recipe> {
  if (request.recipe === 'command' && request.commands.length === 0) {
    throw new UsageError('expected "build" to list commands for the recipe "command", got none')
  }
  if (request.recipe !== null) return request.recipe
  if (request.commands.length > 0) return 'command'
  return detectRecipe(await folderFacts(packageDirectory, host))
}

/** The default recipe: `node` for Node.js itself, `addon` if the files describe an addon, else `package`. */
export function detectRecipe(facts: FolderFacts): Recipe {
  const isNode = ['node.gyp', 'configure.py'].every((name) => facts.names.includes(name))
  if (isNode) return 'node'
  return addonTool(facts) === null ? 'package' : 'addon'
}

/** How a prepared tree becomes one that can be measured, in two parts. Addons are listed between them. */
export interface RecipeSteps {
  /** Installs dependencies, where there are any to install. */
  readonly install?: (site: Site) => Promise<Failure | null>
  /** Builds the package itself. */
  readonly build: (site: Site) => Promise<Failure | null>
  /** The Node.js that was built and runs the side from now on. */
  readonly runtime?: (site: Site) => Promise<Runtime | Failure>
}
