// Finds the addons of a side and what made them, for recipes and reports. It loads none of them.
import type { Files } from '../../host/files/files.ts'
import type { AddonFile, Build } from '../../model/build/build.ts'
import { inMegabytes } from '../../model/percent.ts'
import { UnmeasurableError } from '../../model/unmeasurable-error.ts'
import { linkedPackages } from '../install/installed-packages.ts'

const mostAddons = 200

// Each is read as a text, too, and all of them are read several times.
const mostBytes = 500e6
const mostTogetherBytes = 2e9

/** Where addons are searched, and what all folders of a side may still hold. */
interface AddonSearch {
  readonly directory: string
  readonly files: Files
  readonly places: Set<string>
  leftBytes: number
}

/** The addons below one folder, a package or a `node_modules`, with size and digest. */
async function addonsBelow(
  folder: string,
  before: ReadonlySet<string>,
  search: AddonSearch,
): Promise<readonly AddonFile[]> {
  const { directory, files, places } = search
  const allPaths = await files.walk(folder)
  const isInstalled = /[/\\]node_modules$/.test(folder)
  const addons: AddonFile[] = []
  for (const path of allPaths.filter(isAddon)) {
    const fullPath = files.join(folder, path)
    const place = files.relative(directory, fullPath)
    // The package's own entry, which comes first, knows best what was built in it.
    if (places.has(place) || places.size === mostAddons) continue
    const sizeBytes = (await files.stamp(fullPath))?.sizeBytes ?? 0
    if (sizeBytes > Math.min(mostBytes, search.leftBytes)) {
      throw new UnmeasurableError(
        `expected addons of at most ${inMegabytes(mostBytes)} each and ${inMegabytes(mostTogetherBytes)} together, got ${inMegabytes(sizeBytes)} more at ${path}: strip it, or remove it after the build`,
      )
    }
    search.leftBytes -= sizeBytes
    places.add(place)
    addons.push({
      path: place,
      ...(await files.fingerprint(fullPath)),
      builtHere: !before.has(path) && wasCompiled(path, allPaths, { isInstalled }),
    })
  }
  return addons
}

/** Paths of the addons below a folder, relative to it. */
export async function addonPaths(folder: string, files: Files): Promise<ReadonlySet<string>> {
  return new Set((await files.walk(folder)).filter(isAddon))
}

function isAddon(path: string): boolean {
  // The linker's own copy is in a folder of intermediate files.
  return (
    path.endsWith('.node') && !/(?:^|\/)obj(?:\.target)?\//.test(path) && !path.startsWith('.git/')
  )
}

/** Whether a new file was compiled: where tools put downloads, too, only with intermediate files beside it. */
function wasCompiled(
  path: string,
  allPaths: readonly string[],
  { isInstalled }: { readonly isInstalled: boolean },
): boolean {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const traces = [`${folder}obj.target/`, `${folder}obj/`]
  if (allPaths.some((otherPath) => traces.some((trace) => otherPath.startsWith(trace)))) return true
  const isGypOutput = /(?:^|\/)build\/(?:Release|Debug)\/$/.test(folder)
  // CMake keeps its intermediate files one folder up.
  const cmakeFolder = `${folder.replace(/[^/]*\/$/, '')}CMakeFiles/`
  if (isGypOutput && allPaths.some((otherPath) => otherPath.startsWith(cmakeFolder))) return true
  return !isGypOutput && !isInstalled && !/(?:^|\/)(?:node_modules|prebuilds)\//.test(path)
}

/** Paths of addons by the folder that contains them, relative to it. */
type AddonsByFolder = ReadonlyMap<string, ReadonlySet<string>>

/** Folders in which a side's addons are searched: the measured package, those installed at the top, and linked ones. */
export async function addonFolders(
  { directory, packageDirectory }: Pick<Build, 'directory' | 'packageDirectory'>,
  files: Files,
): Promise<readonly string[]> {
  const linkedFolders = await linkedPackages(directory, packageDirectory, files)
  return [packageDirectory, files.join(directory, 'node_modules'), ...linkedFolders]
}

/** The addons that exist now. */
export async function addonsIn(folders: readonly string[], files: Files): Promise<AddonsByFolder> {
  const addonsByFolder = new Map<string, ReadonlySet<string>>()
  for (const folder of folders) addonsByFolder.set(folder, await addonPaths(folder, files))
  return addonsByFolder
}

/** All addons of a side, each once, relative to `directory`; an UnmeasurableError when they claim to be huge. */
export async function findAddons(
  directory: string,
  before: AddonsByFolder,
  files: Files,
): Promise<AddonFile[]> {
  const search = { directory, files, places: new Set<string>(), leftBytes: mostTogetherBytes }
  const addons: AddonFile[] = []
  for (const [folder, paths] of before) addons.push(...(await addonsBelow(folder, paths, search)))
  return addons
}
