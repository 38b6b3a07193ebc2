import { addonFacts, addonTool } from '../../build/addon/addon-tool.ts'
import { detectRecipe } from '../../build/recipes/recipe-of.ts'
import { readManifest } from '../../build/install/read-manifest.ts'
import type { Host } from '../../host/host.ts'
import { adapterOf } from '../../plan/finding/adapter-of.ts'
import { proposedPaths } from '../../plan/init/proposal-of.ts'
import type { RepositoryFacts, SuiteFolder } from '../../plan/init/repository-facts.ts'
import { withDefaults } from '../../settings/settings.ts'
import { lookFor } from '../listing/look-for.ts'
import { namedNode } from './named-node.ts'
import { runnersOf } from './runners-of.ts'
import { lockfiles } from '../../model/build/lockfiles.ts'

const mostScripts = 3000
const mostBytes = 200_000
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
  return {
    ...(await lookFor({ settings: withDefaults({}), suite: null }, { tree: top }, host)),
    elsewhere: await suitesElsewhere(top, host),
    recipe,
    recipeFile: recipe === 'node' ? 'node.gyp' : tool === null ? null : compiledBy[tool],
    lockfile: Object.keys(lockfiles).find((name) => facts.names.includes(name)) ?? null,
    node: await namedNode(top, host),
    runners: await runnersOf(top, host),
    present,
  }
}

/** Folders of scripts that import a tool that can be read, outside of what is installed or built. */
async function suitesElsewhere(top: string, { files }: Host): Promise<readonly SuiteFolder[]> {
  const scripts = (await files.walk(top))
    .filter(
      (path) => /\.[cm]?[jt]s$/.test(path) && !/(?:^|\/)(?:node_modules|dist|\.[^/]+)\//.test(path),
    )
    .slice(0, mostScripts)
  const found = new Map<string, { tools: Set<string>; files: number }>()
  for (const path of scripts) {
    const full = files.join(top, path)
    if ((await files.sizeBytes(full)) > mostBytes) continue
    const adapter = adapterOf({ path, text: (await files.read(full)) ?? '' })
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : ''
    // Tests of a tool's own kind import it, too; the top has everything else beside it.
    if (adapter === null || folder === '' || !/bench|perf/i.test(path)) continue
    const one = found.get(folder) ?? { tools: new Set<string>(), files: 0 }
    one.tools.add(adapter.packageName ?? adapter.id)
    found.set(folder, { tools: one.tools, files: one.files + 1 })
  }
  return [...found]
    .map(([path, { tools, files: count }]) => ({ path, tools: [...tools], files: count }))
    .toSorted((one, other) => other.files - one.files || (one.path < other.path ? -1 : 1))
}
