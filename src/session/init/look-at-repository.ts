import { addonFacts, addonTool } from '../../build/addon/addon-tool.ts'
import { detectRecipe } from '../../build/recipes/recipe-of.ts'
import { readManifest } from '../../build/install/read-manifest.ts'
import type { Host } from '../../host/host.ts'
import { proposedPaths } from '../../plan/init/proposal-of.ts'
import type { RepositoryFacts } from '../../plan/init/repository-facts.ts'
import { withDefaults } from '../../settings/settings.ts'
import { findInTree } from '../listing/find-in-head.ts'
import { namedNode } from './named-node.ts'
import { runnersOf } from './runners-of.ts'
import { lockfiles } from '../../model/build/lockfiles.ts'

const compiledBy = { 'node-gyp': 'binding.gyp', cmake: 'CMakeLists.txt', cargo: 'Cargo.toml' }

/**
 * Finds out what there is to measure in a repository, and how it is built. Nothing of it is run.
 *
 * @param top - absolute path of its top folder
 */
export async function lookAtRepository(top: string, host: Host): Promise<RepositoryFacts> {
  const { files } = host
  const manifest = await readManifest(top, host)
  const facts = await addonFacts(top, manifest, files)
  const recipe = manifest === null && !facts.names.includes('node.gyp') ? null : detectRecipe(facts)
  const tool = addonTool(facts)
  const present: string[] = []
  for (const path of Object.values(proposedPaths)) {
    if ((await files.kindOf(files.join(top, path))) !== null) present.push(path)
  }
  const { found, place, notes, proposal } = await findInTree(
    { settings: withDefaults({}), suite: null },
    { tree: top, top, stripsTypes: true },
    host,
  )
  return {
    found,
    place,
    notes,
    proposal,
    recipe,
    recipeFile: recipe === 'node' ? 'node.gyp' : tool === null ? null : compiledBy[tool],
    lockfile: Object.keys(lockfiles).find((name) => facts.names.includes(name)) ?? null,
    node: await namedNode(top, host),
    runners: await runnersOf(top, host),
    present,
  }
}
