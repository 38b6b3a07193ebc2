import type { Recipe } from '../model/build.ts'
import { addonTool, type AddonFacts } from './addon-tool.ts'

/**
 * How a revision is built when nobody said so: as Node.js itself when it is that, compiled when it
 * describes an addon, else installed and built by its own script.
 */
export function detectRecipe(facts: AddonFacts): Recipe {
  const isNode = ['node.gyp', 'configure.py'].every((name) => facts.names.includes(name))
  if (isNode) return 'node'
  return addonTool(facts) === null ? 'package' : 'addon'
}
