import { isFolderOfCode, speaksOfBenchmarks } from '../model/benchmarks-among.ts'
import { groupedBy } from '../model/grouped-by.ts'
import type { Findings, FoundBenchmark } from './find.ts'

/** Where benchmarks lie. */
export interface BenchmarkPlace {
  /** For people. */
  readonly text: string
  /** Relative to the package, or absolute; empty for the package itself, `null` for no folder. */
  readonly folder: string | null
  /** The only files of it that are looked at, by their paths in it; `null` for all. */
  readonly paths: readonly string[] | null
  /** Whether somebody has named those, so that one which says nothing of itself is a whole process. */
  readonly areNamed: boolean
  /** What is measured in the place of a folder: the package's script for benchmarks, or those of Node.js. */
  readonly program: Exclude<FoundBenchmark, { readonly kind: 'module' }> | null
  /** Paths in the package of suites that lie elsewhere. */
  readonly elsewhere: readonly string[]
  /** The folder that could be measured where nothing of this runs; `null` for none. */
  readonly beside: string | null
}

/** What there is to measure, and where. */
export interface FoundInPlace extends Findings {
  readonly place: BenchmarkPlace
}

/**
 * The place of suites that lie in no folder of the usual names: what they have in common of the folder at the top that
 * has the most of them. They are measured there, on each side its own, beside package.json or among code, from which
 * no name tells them apart.
 */
export function placeOfSuites(
  paths: readonly string[],
): Pick<BenchmarkPlace, 'paths' | 'elsewhere'> & { readonly folder: string } {
  const groups = groupedBy(paths, (path) => path.slice(0, path.indexOf('/') + 1))
  const besidePaths = groups.get('') ?? []
  groups.delete('')
  const [largest = []] = [...groups.values()].toSorted((a, b) => b.length - a.length)
  const [first = [], ...otherFolders] = largest.map((path) => path.split('/').slice(0, -1))
  const end = first.findIndex((name, at) => otherFolders.some((parts) => parts[at] !== name))
  const folder = first.slice(0, end < 0 ? first.length : end).join('/')
  const apartPaths = isFolderOfCode(folder) ? largest.filter(speaksOfBenchmarks) : largest
  const isApart = apartPaths.length > 0
  const chosenPaths = isApart ? apartPaths : [...besidePaths, ...largest]
  const elsewhere = paths.filter((path) => !chosenPaths.includes(path))
  return isApart
    ? { folder, paths: null, elsewhere }
    : { folder: '', paths: chosenPaths, elsewhere }
}
