import { speaksOfBenchmarks } from '../../model/benchmarks-among.ts'
import type { PlaceDifference } from '../../model/build/tree-place.ts'
import type { Uses } from '../../model/run/uses.ts'
import { isBelow, scopeOf, type Below } from './led-to.ts'
import {
  folderOf,
  foldersAround,
  installedPackageOf,
  isDeclaration,
  isInstalled,
  nameOf,
  type TreeIndex,
} from './tree-index.ts'

/** What a trial of a row has shown. Paths are relative to the side's tree. */
export interface ReachFacts {
  readonly differences: ReadonlyMap<string, PlaceDifference>
  readonly index: TreeIndex
  /** Of both sides. */
  readonly uses: Uses
  /** What texts that were opened, or that such texts lead to, have names for. */
  readonly mentions: ReadonlySet<string>
  readonly below: readonly Below[]
  /** Installed packages of which something was opened or may be. */
  readonly packages: ReadonlySet<string>
}

/**
 * What differs between the sides and may come into a row: what the trial named, what its texts lead to, and what lies
 * where it opened something under a name that no text has.
 */
export function differencesReached(facts: ReachFacts): ReadonlySet<string> {
  const { differences, index, uses, mentions, packages } = facts
  const around = new Set([...uses.keys()].flatMap((path) => foldersAround(folderOf(path))))
  const below = [...facts.below, ...foldersOfComputed(facts)]
  const scopes = new Set(
    [...uses].flatMap(([path, use]) =>
      // The names of other scripts say what they are.
      use.has('o') && index.places.has(path) && /\.[jt]sx?$/.test(path)
        ? scopeOf(folderOf(path), index)
        : [],
    ),
  )
  const areTypesRead = [...uses].some(([path, use]) => isDeclaration(path) && use.has('o'))
  const isReached = ([path, difference]: readonly [string, PlaceDifference]): boolean => {
    const use = uses.get(path)
    const isListed = uses.get(folderOf(path))?.has('o') === true
    if (isListed && (difference === 'name' || difference === 'kind')) return true
    // Whoever reads no more than Node.js does reads the same; what comes from a listing is read by something else.
    const isForNode =
      difference === 'description' &&
      use?.size === 1 &&
      use.has('n') &&
      !isListed &&
      scopes.has(folderOf(path))
    if (use !== undefined && !isForNode) return true
    if (difference !== 'content' && difference !== 'description' && around.has(path)) return true
    return (
      (areTypesRead && isDeclaration(path)) ||
      mentions.has(path) ||
      packages.has(installedPackageOf(path) ?? '') ||
      below.some((each) => isBelow(path, each))
    )
  }
  return new Set([...differences].filter(isReached).map(([path]) => path))
}

/** Where something was opened under a name that no text has: another call may open what lies beside it. */
function foldersOfComputed({ index, uses, mentions }: ReachFacts): readonly Below[] {
  return [...uses].flatMap(([path, use]) => {
    const isOpened = use.has('o') || use.has('w')
    if (!isOpened || index.places.get(path)?.kind !== 'file' || mentions.has(path)) return []
    if (isInstalled(path) || speaksOfBenchmarks(path) || nameOf(path) === 'package.json') return []
    // A source map has the name of its script.
    if (path.endsWith('.map') && uses.get(path.slice(0, -4))?.has('o') === true) return []
    const folder = folderOf(path)
    const isRoot = index.places.has(folder === '' ? 'package.json' : `${folder}/package.json`)
    const end = isRoot ? (/\.[^.]*$/.exec(nameOf(path))?.[0] ?? '') : ''
    return [{ start: folder === '' ? '' : `${folder}/`, end, isLoaded: false }]
  })
}
