import { groupedBy } from '../../model/grouped-by.ts'
import type { Benchmark, SuiteBenchmark } from '../../model/run/benchmark.ts'
import { isLearntByRun } from '../../find/suites.ts'

/**
 * Seconds that a pair of a listed suite's row counts as before any was run: 100 configurations of Node.js 18.20.4, drawn at random,
 * took 1.4 s each under Node.js 20.
 */
export const listedPairSeconds = 2.8

/** Whether it is a row of a suite whose rows are listed, and have processes of their own. */
export function isListed(benchmark: Benchmark): benchmark is SuiteBenchmark {
  return benchmark.driver === 'suite' && !isLearntByRun(benchmark)
}

/**
 * Ids of the rows of listed suites that there is room for, at least one: of every file the first, then the second, and
 * so on, so that no category is left out.
 */
export function rowsThatFit(
  rows: readonly Pick<Benchmark, 'id' | 'name'>[],
  count: number,
): ReadonlySet<string> {
  const ranks = [...groupedBy(rows, ({ name }) => name).values()].flatMap((rowsOfFile) =>
    rowsOfFile.map(({ id }, rank) => ({ id, rank })),
  )
  const orderedRows = ranks.toSorted((first, second) => first.rank - second.rank)
  return new Set(orderedRows.slice(0, Math.max(1, Math.floor(count))).map(({ id }) => id))
}
