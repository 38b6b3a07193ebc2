import { folderFacts } from '../../build/addon/addon-tool.ts'
import { detectRecipe } from '../../build/recipes/recipe-of.ts'
import { insideFolder } from '../../build/stays-in-tree.ts'
import type { Host } from '../../host/host.ts'
import { benchSettingsOf } from '../../find/bench-script-of.ts'
import type { RepositoryFacts } from '../../plan/init/proposal-of.ts'
import { withDefaults } from '../../settings/settings.ts'
import { findUnbuilt } from '../benchmarks/find-at.ts'
import { lockfiles } from '../../model/build/manifest.ts'

const versionFiles = ['.nvmrc', '.node-version', '.tool-versions'] as const

/**
 * Finds out what there is to measure in a repository, and how it is built. Nothing of it is run.
 *
 * @param top - absolute path of its top folder
 * @param packagePlace - the folder of the package, relative to it
 * @throws UsageError when that is not inside the repository
 */
export async function lookAtRepository(
  top: string,
  packagePlace: string,
  host: Host,
): Promise<RepositoryFacts> {
  const { files } = host
  const directory = insideFolder(packagePlace)
  const folder = files.join(top, directory)
  const facts = await folderFacts(folder, host)
  const { manifest } = facts
  const names = new Set([...facts.names, ...(await files.list(top)).map(({ name }) => name)])
  const recipe = manifest === null && !facts.names.includes('node.gyp') ? null : detectRecipe(facts)
  const main = manifest?.main ?? ''
  const source = { tree: top, top: folder, isHead: true, suite: null }
  return {
    ...(await findUnbuilt(source, withDefaults({}), { stripsTypes: true }, host)),
    directory,
    set: benchSettingsOf(manifest?.scripts ?? {}),
    canLoad: main !== '' || facts.names.includes('index.js'),
    recipe,
    lockfile: Object.keys(lockfiles).find((name) => names.has(name)) ?? null,
    node: await namedNode(top, host),
  }
}

/** The major version of Node.js that a repository names for its developers; `null` where it names none. */
async function namedNode(top: string, { files }: Host): Promise<RepositoryFacts['node']> {
  for (const from of versionFiles) {
    const path = files.join(top, from)
    // A stranger chose what lies there.
    if ((await files.kindOf(path)) !== 'file') continue
    const text = (await files.read(path)) ?? ''
    const line = from === '.tool-versions' ? /^nodejs\s+(\S+)/m.exec(text)?.[1] : text.trim()
    const [, major] = /^v?(\d{1,3})(?:\.|$)/.exec(line ?? '') ?? []
    if (major !== undefined) return { version: major, from }
    if (/^lts\b/.test(line ?? '')) return { version: 'lts', from }
  }
  return null
}
