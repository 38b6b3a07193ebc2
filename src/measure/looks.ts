import type { Files } from '../host/files/files.ts'
import { sides, type BySide, type Side } from '../model/build/side.ts'
import { parseJson } from '../model/parse-json.ts'
import { isInside } from '../sandbox/boundary.ts'
import type { Target } from './targets/target.ts'

/** How a program used a path: it looked at it, opened it, or opened it to write. */
type Use = 'l' | 'o' | 'w'

/** Every path that a program has used, with all that it did to it. */
export type Looks = ReadonlyMap<string, ReadonlySet<Use>>

/**
 * Reads a list of the sandbox: for each path how it was used, the path, and a zero byte.
 *
 * @returns `null` where something could not be followed, or nothing was written down
 */
export function looksIn(text: string): Looks | null {
  const looks = new Map<string, Set<Use>>()
  for (const line of text.split('\0').filter((part) => part !== '')) {
    const use = line.slice(0, 1)
    if (use !== 'l' && use !== 'o' && use !== 'w') return null
    const path = line.slice(1)
    looks.set(path, (looks.get(path) ?? new Set()).add(use))
  }
  return looks.size === 0 ? null : looks
}

/** What both sides gave, and whether they have read the same. */
export interface FollowedRuns<T> {
  readonly values: BySide<T>
  readonly isSame: boolean
}

interface FollowedRequest<T> {
  readonly targets: BySide<Target>
  readonly run: (target: Target) => Promise<T>
  /** Whether head may run beside base. */
  readonly isAtOnce: boolean
  /** Absolute paths below which a change counts although both sides have it, of head; `null` to follow nothing. */
  readonly editedPaths: readonly string[] | null
}

/**
 * Runs something on both sides and finds out whether both have read the same: the same places, with the same
 * content. Places are compared by where they lie in their side.
 *
 * Of a package.json only what Node.js itself reads counts, unless a script that was read may ask for more of it.
 */
export async function followedRuns<T>(
  { targets, run, isAtOnce, editedPaths }: FollowedRequest<T>,
  files: Files,
): Promise<FollowedRuns<T>> {
  const runOn = async (side: Side): Promise<{ value: T; looks: Looks | null }> => {
    const target = targets[side]
    const path = files.join(target.workDirectory, `looks-${side}`)
    await files.remove(path)
    const bounds = { ...target.bounds, looks: path }
    const value = await run(editedPaths === null ? target : { ...target, bounds })
    const looks = looksIn((await files.read(path)) ?? '')
    await files.remove(path)
    return { value, looks }
  }
  const baseRun = runOn('base')
  if (!isAtOnce) await baseRun
  const [base, head] = await Promise.all([baseRun, runOn('head')])
  const values = { base: base.value, head: head.value }
  const [baseLooks, headLooks] = [base.looks, head.looks]
  const notSame = { values, isSame: false }
  if (editedPaths === null || baseLooks === null || headLooks === null) return notSame
  if (editedPaths.some((path) => headLooks.has(path))) return notSame
  const looks = { base: baseLooks, head: headLooks }
  return { values, isSame: await readTheSame(looks, targets, files) }
}

async function readTheSame(
  looks: BySide<Looks>,
  targets: BySide<Target>,
  files: Files,
): Promise<boolean> {
  const placesBySide = {
    base: placesUsed(looks.base, 'base', targets.base, files),
    head: placesUsed(looks.head, 'head', targets.head, files),
  }
  const places = new Map(placesBySide.base)
  for (const [place, uses] of placesBySide.head) {
    places.set(place, new Set([...(places.get(place) ?? []), ...uses]))
  }
  if (places.size !== placesBySide.base.size || places.size !== placesBySide.head.size) return false
  const manifests: BySide<string>[] = []
  for (const [place, uses] of places) {
    if (!place.startsWith(ownMark)) continue
    const paths = { base: pathOf(place, 'base', targets), head: pathOf(place, 'head', targets) }
    if (uses.has('w') && isScratch(paths.head, targets.head)) continue
    const isOpened = uses.has('o') || uses.has('w')
    if (await isSameAt(paths, { isOpened, targets }, files)) continue
    // `require('../package')` looks there as well.
    const isForNode = place.endsWith('/package.json') && !places.has(place.replace(/\.json$/, ''))
    if (!isForNode || !(await isSameForNode(paths, files))) return false
    manifests.push(paths)
  }
  if (manifests.length === 0) return true
  const ourFolder = files.join(targets.base.harnessPath, '..')
  for (const [place, uses] of placesBySide.base) {
    const path = pathOf(place, 'base', targets)
    const isScript = place.startsWith(ownMark)
      ? uses.has('o') && !path.endsWith('/package.json')
      : toolScript.test(path) && !isInside(path, ourFolder)
    if (
      isScript &&
      (await files.kindOf(path)) === 'file' &&
      (await files.holds(path, 'package.json'))
    )
      return false
  }
  return true
}

/** Stands for the folder that holds both sides, and then for the side in it. */
const ownMark = '\0'

/** What differs from process to process, whatever it runs. */
const passingPlace = /^\/(?:proc|sys|dev)\//

/** What may run scripts of a package.json, and does not come with a side: npm and others. */
const toolScript = /\.[cm]?js$|\/(?:bun|deno)$/

/** By the place in a side where there is one, else by path. */
function placesUsed(
  looks: Looks,
  side: Side,
  { workDirectory }: Pick<Target, 'workDirectory'>,
  files: Files,
): ReadonlyMap<string, ReadonlySet<Use>> {
  const places = new Map<string, ReadonlySet<Use>>()
  for (const [path, uses] of looks) {
    const place = placeOf(files.join(path), side, workDirectory, files)
    if (passingPlace.test(place)) continue
    places.set(place, new Set([...(places.get(place) ?? []), ...uses]))
  }
  return places
}

function placeOf(path: string, side: Side, workDirectory: string, files: Files): string {
  const parts = files.relative(workDirectory, path).split('/')
  if (parts[0] === '..' || parts[0] === '') return path
  const at = parts.slice(0, 2).indexOf(side)
  return at < 0
    ? path
    : `${ownMark}/${parts.map((part, index) => (index === at ? ownMark : part)).join('/')}`
}

function pathOf(place: string, side: Side, targets: BySide<Pick<Target, 'workDirectory'>>): string {
  if (!place.startsWith(ownMark)) return place
  return `${targets[side].workDirectory}${place.slice(1).replace(ownMark, side)}`
}

/** Whether a path lies in the folders that a side's processes have for themselves. */
function isScratch(path: string, { environment }: Pick<Target, 'environment'>): boolean {
  const folders = [environment['HOME'], environment['TMPDIR']]
  return folders.some((folder) => folder !== undefined && path.startsWith(`${folder}/`))
}

interface SameRequest {
  /** Otherwise it was only looked at, and of a folder nothing but its kind counts. */
  readonly isOpened: boolean
  readonly targets: BySide<Pick<Target, 'workDirectory'>>
}

async function isSameAt(
  paths: BySide<string>,
  { isOpened, targets }: SameRequest,
  files: Files,
): Promise<boolean> {
  const kind = await files.kindOf(paths.base)
  if (kind !== (await files.kindOf(paths.head))) return false
  switch (kind) {
    case null:
      return true
    case 'other':
      return false
    case 'link': {
      const [base, head] = [await files.realPath(paths.base), await files.realPath(paths.head)]
      if (base === null || head === null) return base === head
      const places = sides.map((side) =>
        placeOf(side === 'base' ? base : head, side, targets[side].workDirectory, files),
      )
      return (
        places[0] === places[1] && (await isSameAt({ base, head }, { isOpened, targets }, files))
      )
    }
    case 'folder': {
      const [base, head] = [await files.list(paths.base), await files.list(paths.head)]
      return !isOpened || JSON.stringify(base) === JSON.stringify(head)
    }
    case 'file':
      return (await isSameFile(paths, files)) || isSameText(paths, targets, files)
  }
}

async function isSameFile({ base, head }: BySide<string>, files: Files): Promise<boolean> {
  if ((await files.sizeBytes(base)) !== (await files.sizeBytes(head))) return false
  return (await files.fingerprint(base)).sha256 === (await files.fingerprint(head)).sha256
}

/** A build may write down where it lies; paths have the same length on both sides. */
async function isSameText(
  paths: BySide<string>,
  targets: BySide<Pick<Target, 'workDirectory'>>,
  files: Files,
): Promise<boolean> {
  if ((await files.sizeBytes(paths.base)) > mostTextBytes) return false
  const [base, head] = [await files.read(paths.base), await files.read(paths.head)]
  // Bytes that are no text all read as the same character.
  if (base === null || head === null || base.includes('\uFFFD')) return false
  const folder = ({ workDirectory }: Pick<Target, 'workDirectory'>, side: Side): string =>
    files.join(workDirectory, side)
  return base.replaceAll(folder(targets.base, 'base'), folder(targets.head, 'head')) === head
}

const mostTextBytes = 10_000_000

/** The fields that Node.js reads when it loads a module; see its documentation of packages. */
const nodeFields = ['name', 'main', 'exports', 'imports', 'type']

async function isSameForNode(paths: BySide<string>, files: Files): Promise<boolean> {
  const [base, head] = [
    nodeFieldsOf(await files.read(paths.base)),
    nodeFieldsOf(await files.read(paths.head)),
  ]
  return base !== null && base === head
}

/** @returns `null` where it is no JSON of an object, or has another name for itself, by which scripts may ask for it */
function nodeFieldsOf(text: string | null): string | null {
  const manifest = text === null ? null : parseJson(text)
  if (typeof manifest !== 'object' || manifest === null) return null
  const entries = new Map(Object.entries(manifest))
  const fields = JSON.stringify(nodeFields.map((field) => entries.get(field) ?? null))
  const others = fields.replace('"./package.json":"./package.json"', '')
  return others.includes('package.json') ? null : fields
}
