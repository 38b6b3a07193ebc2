const testPlace = /(?:^|[^a-z])(?:perf(?:ormance)?|speed|tests?|specs?|examples?)(?:[^a-z]|$)/i

/** Whether a path has `bench` in it, and is not that of an installed package. */
export function speaksOfBenchmarks(path: string): boolean {
  return /bench/i.test(path) && !/(?:^|\/)node_modules\//.test(path)
}

/** Whether a folder holds what is measured, and benchmarks among it; by its path in the tree. */
export function isFolderOfCode(place: string): boolean {
  return !speaksOfBenchmarks(place) && !testPlace.test(place)
}

/**
 * Of all files of a folder at `place` in its tree, by paths relative to it, its benchmarks: all, or of a folder of
 * code such as `src`, those whose paths speak of benchmarks, where there are any. The rest there is what is measured.
 */
export function benchmarksAmong(place: string, paths: readonly string[]): readonly string[] {
  if (!isFolderOfCode(place)) return paths
  const benchmarkPaths = paths.filter(speaksOfBenchmarks)
  return benchmarkPaths.length > 0 ? benchmarkPaths : paths
}

/** Whether a path with `/` names a script, other than one of an installed package. */
export function isScriptPath(path: string): boolean {
  return /\.[cm]?[jt]s$/.test(path) && !/(?:^|\/)node_modules\//.test(path)
}
