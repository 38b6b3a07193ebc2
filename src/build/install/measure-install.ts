import type { Files } from '../../host/files/files.ts'
import type { InstallSize } from '../../model/build/build.ts'
import { packedListSchema } from '../../model/build/manifest.ts'
import type { Revision } from '../../model/build/revision.ts'
import { askProgram, noteInLog, type Site } from '../site.ts'
import { staysInTree } from '../stays-in-tree.ts'
import { npmList } from './installed-packages.ts'
import { parseJson } from '../../model/parse-json.ts'

const packSeconds = 120

/**
 * Size of what a user would get: the package as npm packs it, and production dependencies as installed here, compiled
 * files included; `null` for one that is private or has no version, and for other package managers than npm.
 */
export async function measureInstall(
  source: Revision['source'],
  site: Site,
): Promise<InstallSize | null> {
  if (source === 'package') return installedDependencies(site.directory, site.host.files)
  const { manifest, packageDirectory, host } = site
  if (manifest === null || manifest.private || manifest.name === undefined) return null
  if (manifest.version === undefined) return null
  const hasDependencies = Object.keys(manifest.dependencies).length > 0
  const dependencies = await installedDependencies(packageDirectory, host.files)
  if (hasDependencies && dependencies === null) return null
  const ownSize = await packedSize(site)
  if (ownSize === null) return null
  return {
    bytes: ownSize.bytes + (dependencies?.bytes ?? 0),
    files: ownSize.files + (dependencies?.files ?? 0),
  }
}

async function packedSize(site: Site): Promise<InstallSize | null> {
  const { tools, packageDirectory } = site
  const argv = [tools.nodePath, tools.npmScript, 'pack', '--dry-run', '--json', '--ignore-scripts']
  const outcome = await askProgram({ argv, cwd: packageDirectory, seconds: packSeconds }, site)
  const packedList = packedListSchema.safeParse(parseJson(outcome.stdout))
  const first = packedList.data?.[0]
  if (outcome.exitCode === 0 && first !== undefined) {
    return { bytes: first.unpackedSize, files: first.entryCount }
  }
  await noteInLog('its install size is not known: npm pack does not list its files', site)
  return null
}

async function installedDependencies(folder: string, files: Files): Promise<InstallSize | null> {
  const list = await npmList(folder, files)
  if (list === null) return null
  let sum: InstallSize = { bytes: 0, files: 0 }
  for (const [path, { dev, link }] of Object.entries(list)) {
    if (dev || link) continue
    const place = files.join(folder, path)
    // A stranger's list may name any folder of the machine.
    if (!(await staysInTree(place, folder, files))) continue
    const ownSize = await sizeBelow(place, files)
    sum = { bytes: sum.bytes + ownSize.bytes, files: sum.files + ownSize.files }
  }
  return sum
}

/** A package's own files, without those of the packages inside its node_modules. */
async function sizeBelow(folder: string, files: Files): Promise<InstallSize> {
  const ownPaths = (await files.walk(folder)).filter((path) => !path.startsWith('node_modules/'))
  let bytes = 0
  for (const path of ownPaths) bytes += await files.sizeBytes(files.join(folder, path))
  return { bytes, files: ownPaths.length }
}
