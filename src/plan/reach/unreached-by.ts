import { speaksOfBenchmarks } from '../../model/benchmarks-among.ts'
import type { PlaceDifference } from '../../model/build/tree-place.ts'
import type { Unreached } from '../../model/run/plan.ts'
import { foldersAround, isInstalled, type TreeIndex } from './tree-index.ts'

/** What an untimed look at one or several rows has shown. */
export interface RowTrial {
  /** Paths that differ between the sides and may come into the rows. */
  readonly reached: ReadonlySet<string>
  /** Files of the side that were opened. */
  readonly loaded: ReadonlySet<string>
  /** Whether they load a published copy of the package, alone or beside the side's own. */
  readonly published: 'alone' | 'beside' | null
  /** Whether nothing that differs comes into them, and nothing that a row that is measured has left. */
  readonly isUnchanged: boolean
}

/** What differs between two built trees. */
export interface TreeDifferences {
  readonly differences: ReadonlyMap<string, PlaceDifference>
  readonly index: Pick<TreeIndex, 'places' | 'manifests'>
  /** Of the measured package, relative to the tree. */
  readonly packageFolder: string
}

const mostShipped = 20

/** What of a change no row's trial reaches; one that could not be followed (`null`) may reach anything. */
export function unreachedBy(
  trials: readonly (RowTrial | null)[],
  { differences, index, packageFolder }: TreeDifferences,
): Unreached {
  const files = [...differences.keys()].filter((path) => index.places.get(path)?.kind !== 'folder')
  const loaded = new Set(
    trials.flatMap((trial) => (trial?.isUnchanged === true ? [...trial.loaded] : [])),
  )
  const isShipped = shippedBy({ differences, index, packageFolder })
  const isUnreached = (path: string): boolean =>
    trials.every((trial) => trial !== null && !trial.reached.has(path))
  return {
    differing: files.length,
    loaded: loaded.size,
    shipped: files.filter((path) => isShipped(path) && isUnreached(path)).slice(0, mostShipped),
  }
}

/** Which differing paths a user of the measured package gets. */
export function shippedBy({
  differences,
  index,
  packageFolder,
}: TreeDifferences): (path: string) => boolean {
  const manifest = index.manifests.get(packageFolder)
  const shipped = new Set(
    (manifest?.files ?? []).map((entry) => entry.replace(/^\.?\/|\/?\*[^]*$|\/$/g, '')),
  )
  return (path) => {
    const inPackage = packageFolder === '' ? path : path.slice(packageFolder.length + 1)
    if (packageFolder !== '' && !path.startsWith(`${packageFolder}/`)) return false
    // A name of a stranger's that no page shows.
    if (/\p{C}/u.test(path) || path.length > 300) return false
    if (isInstalled(path) || speaksOfBenchmarks(inPackage) || aside.test(inPackage)) return false
    if (differences.get(path) === 'description') return false
    return (
      shipped.size === 0 ||
      inPackage === 'package.json' ||
      foldersAround(inPackage).some((each) => shipped.has(each))
    )
  }
}

/** Documents, tests, settings of tools and lists of installed packages. */
const aside =
  /(?:^|\/)\.|\.(?:md|markdown|rst|map|lock)$|^(?:licen[cs]e|notice|authors)|-lock\.(?:json|yaml)$|(?:^|\/)(?:docs?|tests?|__tests__|specs?|examples?|fixtures|scripts)\/|[.-](?:test|spec|config)\.[cm]?[jt]sx?$/i
