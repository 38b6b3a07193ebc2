import { isDiskFull } from '../model/unmeasurable-error.ts'
import type { Build } from '../model/build/build.ts'
import type { StoredBuild } from '../model/build/stored-build.ts'
import { checkFile, checkKind, inParallel } from './check-file.ts'
import { readEntry } from './read-entry.ts'
import { removeEntry } from './prune.ts'
import { entryPaths, type EntryPlace, type Store, type StoreHost } from './store.ts'

/** What the store had. */
export type StoreAnswer =
  | { readonly kind: 'none' }
  /** It was there but could not be used; the target may contain parts of it. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'build'; readonly storedBuild: StoredBuild; readonly build: Build }

/**
 * Copies a stored build to the folder where it would have been built, and compares every copy with its stored
 * digest, so that what is measured is what was checked. A damaged or mislabelled entry is removed.
 *
 * If a build contains the path of its folder, the copy gets the new one, provided that both have the same length.
 *
 * @param target - absolute path; its content is replaced, except `.git`
 */
export async function takeOut(
  key: string,
  target: string,
  { reads, directory }: Store,
  host: StoreHost,
): Promise<StoreAnswer> {
  const refusals: string[] = []
  for (const trustScope of reads) {
    const outcome = await takeFrom({ directory, trustScope, key }, target, host)
    if (typeof outcome === 'object' && outcome !== null) return outcome
    if (outcome !== null) refusals.push(outcome)
  }
  return refusals.length === 0 ? { kind: 'none' } : { kind: 'refused', reason: refusals.join('; ') }
}

/** @returns the build; why it is refused; or `null` when there is none */
async function takeFrom(
  place: EntryPlace,
  target: string,
  host: StoreHost,
): Promise<string | Extract<StoreAnswer, { kind: 'build' }> | null> {
  const storedBuild = await readEntry(place, host)
  if (storedBuild === null) return null
  const refuse = async (reason: string): Promise<string> => {
    await removeEntry(place, host)
    return reason
  }
  if (typeof storedBuild === 'string') return refuse(storedBuild)
  if (isBound(storedBuild, target, host)) return refuse(`it can only run in ${storedBuild.place}`)
  const { tree, lastUsePath } = entryPaths(place, host)
  try {
    await host.files.write(lastUsePath, host.clock.now())
    await layOut(storedBuild, tree, target, host)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // A full disk is not the fault of the entry.
    if (isDiskFull(error)) throw error
    return refuse(error.message)
  }
  return { kind: 'build', storedBuild, build: moveBuild(storedBuild, target) }
}

/** Programs of macOS are signed, so a changed one does not run. */
function isBound({ files, place }: StoredBuild, target: string, { processes }: StoreHost): boolean {
  if (place === target || !files.some(({ placed: isPlaced }) => isPlaced)) return false
  return place.length !== target.length || processes.platform === 'darwin'
}

async function layOut(
  storedBuild: StoredBuild,
  tree: string,
  target: string,
  host: StoreHost,
): Promise<void> {
  const { files } = host
  await files.makeDirectory(target)
  for (const { name } of await files.list(target)) {
    if (name !== '.git') await files.remove(files.join(target, name))
  }
  await checkKind(tree, 'folder', host)
  for (const path of storedBuild.folders) {
    await checkKind(files.join(tree, path), 'folder', host)
    await files.makeDirectory(files.join(target, path))
  }
  await inParallel(storedBuild.files, async (file) => {
    const copy = files.join(target, file.path)
    await checkKind(files.join(tree, file.path), 'file', host)
    await files.clone(files.join(tree, file.path), copy, file)
    await checkFile(copy, file, host)
    if (file.placed && storedBuild.place !== target) {
      await files.replaceText(copy, storedBuild.place, target)
    }
  })
  // Last, so that nothing is written through one of them.
  for (const { path, target: to } of storedBuild.links) {
    await files.link(withPlace(to, storedBuild.place, target), files.join(target, path))
  }
}

function moveBuild({ build, place }: StoredBuild, target: string): Build {
  const at = (path: string): string => withPlace(path, place, target)
  const { runtime } = build
  return {
    ...build,
    directory: at(build.directory),
    packageDirectory: at(build.packageDirectory),
    runtime: {
      ...runtime,
      path: at(runtime.path),
      headersDirectory: runtime.headersDirectory === null ? null : at(runtime.headersDirectory),
    },
  }
}

function withPlace(path: string, place: string, target: string): string {
  return path === place || path.startsWith(`${place}/`)
    ? `${target}${path.slice(place.length)}`
    : path
}
