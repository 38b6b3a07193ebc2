import type { StoredBuild } from '../model/build/stored-build.ts'
import type { StoreHost } from './store.ts'

/** @throws Error when the file's bytes are not those that were stored */
export async function checkFile(
  path: string,
  storedFile: StoredBuild['files'][number],
  { files }: Pick<StoreHost, 'files'>,
): Promise<void> {
  const { sizeBytes, sha256 } = await files.fingerprint(path)
  if (sizeBytes !== storedFile.sizeBytes) {
    throw new Error(
      `${storedFile.path}: expected ${storedFile.sizeBytes} bytes, got ${sizeBytes} bytes`,
    )
  }
  if (sha256 !== storedFile.sha256) {
    throw new Error(
      `${storedFile.path}: expected the digest ${storedFile.sha256.slice(0, 12)}, got ${sha256.slice(0, 12)}`,
    )
  }
}

/** @throws Error unless the path is a real folder, or a real file, and not a link */
export async function checkKind(
  path: string,
  kind: 'file' | 'folder',
  { files }: Pick<StoreHost, 'files'>,
): Promise<void> {
  const foundKind = await files.kindOf(path)
  if (foundKind !== kind) {
    throw new Error(`${path}: expected a ${kind}, got ${foundKind ?? 'nothing'}`)
  }
}

/**
 * What is wrong with a stored build, before any of its files is read: that it is stored under another key or trust
 * scope, or would reach outside its tree; `null` when nothing is.
 */
export function flawOf(
  storedBuild: StoredBuild,
  wantedEntry: Pick<StoredBuild, 'key' | 'trustScope'>,
): string | null {
  if (storedBuild.key !== wantedEntry.key) return `it was stored as ${storedBuild.key.slice(0, 12)}`
  if (storedBuild.trustScope !== wantedEntry.trustScope)
    return `it comes from the trust scope "${storedBuild.trustScope}"`
  const folders = new Set<string>()
  const otherPaths = [...storedBuild.files, ...storedBuild.links].map(({ path }) => path)
  for (const path of storedBuild.folders) {
    if (!isPlacedIn(folders, path)) return `a folder at ${showPath(path)}`
    folders.add(path)
  }
  const strayPath = otherPaths.find((path) => !isPlacedIn(folders, path))
  if (strayPath !== undefined) return `a file at ${showPath(strayPath)}`
  const names = [...storedBuild.folders, ...otherPaths]
  if (new Set(names).size < names.length) return 'two files of one name'
  const { place, build } = storedBuild
  const { path: node, headersDirectory, source } = build.runtime
  const nodes = source === 'built' ? [node, headersDirectory ?? place] : []
  const addons = build.addons.map(({ path }) => `${place}/${path}`)
  // A sandbox shows what a build names, as a link would.
  const places = [build.directory, build.packageDirectory, ...nodes, ...addons].map((path) => ({
    path,
    target: path.replace(/^(?!\/)/, '/'),
  }))
  const escaping = [...storedBuild.links, ...places].find(({ path, target }) =>
    leavesTree(path, target, place),
  )
  return escaping === undefined ? null : `a link out of its tree at ${showPath(escaping.path)}`
}

/** Whether a symbolic link, by its path in a tree and its target, leads out of the tree, which is at `place`. */
export function leavesTree(path: string, target: string, place: string): boolean {
  const isAbsolute = /^(?:[/\\]|[a-z]:)/i.test(target)
  if (isAbsolute && target !== place && !target.startsWith(`${place}/`)) return true
  const steps = isAbsolute
    ? target.slice(place.length).split('/')
    : [...path.split('/').slice(0, -1), ...target.split('/')]
  let depth = 0
  for (const step of steps) {
    if (step === '..') depth -= 1
    else if (step !== '' && step !== '.') depth += 1
    if (depth < 0) return true
  }
  return false
}

function isPlacedIn(folders: ReadonlySet<string>, path: string): boolean {
  const parent = path.slice(0, path.lastIndexOf('/'))
  return (
    !/[\0\\]/.test(path) &&
    path.split('/').every((step) => !['', '.', '..', '.git'].includes(step)) &&
    (!path.includes('/') || folders.has(parent))
  )
}

function showPath(path: string): string {
  return JSON.stringify(path.slice(0, 200))
}

const atOnce = 16

/** Runs an action for every item, a few at a time; the first error is thrown when all started ones have ended. */
export async function inParallel<T>(
  items: readonly T[],
  action: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const errors: unknown[] = []
  const work = async (): Promise<void> => {
    for (const item of queue) {
      if (errors.length > 0) return
      try {
        await action(item)
      } catch (error) {
        errors.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (errors.length > 0) throw errors[0]
}
