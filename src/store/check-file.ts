import type { StoredBuild } from '../model/build/stored-build.ts'
import type { StoreHost } from './store.ts'

/** A stored file that was changed or is missing. */
export class SpoiltError extends Error {
  override readonly name = 'SpoiltError'
}

/** @throws SpoiltError when the file's bytes are not those that were stored */
export async function checkFile(
  path: string,
  wanted: StoredBuild['files'][number],
  { files }: Pick<StoreHost, 'files'>,
): Promise<void> {
  const { sizeBytes, sha256 } = await files.fingerprint(path)
  if (sizeBytes !== wanted.sizeBytes) {
    throw new SpoiltError(
      `${wanted.path}: expected ${wanted.sizeBytes} bytes, got ${sizeBytes} bytes`,
    )
  }
  if (sha256 !== wanted.sha256) {
    throw new SpoiltError(
      `${wanted.path}: expected the digest ${wanted.sha256.slice(0, 12)}, got ${sha256.slice(0, 12)}`,
    )
  }
}

/** @throws SpoiltError unless the path is a real folder, or a real file, and not a link */
export async function checkKind(
  path: string,
  kind: 'file' | 'folder',
  { files }: Pick<StoreHost, 'files'>,
): Promise<void> {
  const found = await files.kindOf(path)
  if (found !== kind) {
    throw new SpoiltError(`${path}: expected a ${kind}, got ${found === null ? 'nothing' : found}`)
  }
}

/**
 * What is wrong with a stored build, before any of its files is read: an entry of another build, or
 * one that would reach outside its tree. `null` when nothing is wrong.
 *
 * @param wanted - the key and trust scope under which it is stored
 */
export function flawOf(
  stored: StoredBuild,
  wanted: Pick<StoredBuild, 'key' | 'trustScope'>,
): string | null {
  if (stored.key !== wanted.key) return `it was stored as ${stored.key.slice(0, 12)}`
  if (stored.trustScope !== wanted.trustScope)
    return `it comes from the trust scope "${stored.trustScope}"`
  const folders = new Set<string>()
  const others = [...stored.files, ...stored.links].map(({ path }) => path)
  for (const path of stored.folders) {
    if (!isPlacedIn(folders, path)) return `a folder at ${shown(path)}`
    folders.add(path)
  }
  const stray = others.find((path) => !isPlacedIn(folders, path))
  if (stray !== undefined) return `a file at ${shown(stray)}`
  const names = [...stored.folders, ...others]
  if (new Set(names).size < names.length) return 'two files of one name'
  const escaping = stored.links.find(({ path, target }) => leavesTree(path, target, stored.place))
  return escaping === undefined ? null : `a link out of its tree at ${shown(escaping.path)}`
}

/**
 * Whether a symbolic link leads out of its tree.
 *
 * @param path - of the link, relative to the tree
 * @param place - absolute path of the tree; an absolute target must be below it
 */
export function leavesTree(path: string, target: string, place: string): boolean {
  const absolute = /^(?:[/\\]|[a-z]:)/i.test(target)
  if (absolute && target !== place && !target.startsWith(`${place}/`)) return true
  const steps = absolute
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

/** Whether every folder above it is a real one of the tree, and no link. */
function isPlacedIn(folders: ReadonlySet<string>, path: string): boolean {
  return isInside(path) && (!path.includes('/') || folders.has(parentOf(path)))
}

function isInside(path: string): boolean {
  return (
    !path.includes('\0') &&
    !path.includes('\\') &&
    path.split('/').every((step) => step !== '' && step !== '.' && step !== '..' && step !== '.git')
  )
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

function shown(path: string): string {
  return JSON.stringify(path.slice(0, 200))
}
