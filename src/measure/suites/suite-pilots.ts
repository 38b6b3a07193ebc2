import type { Benchmark } from '../../model/run/benchmark.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import type { Pilot } from '../../model/run/pilot.ts'
import type { DescribedSuites } from './describe-suites.ts'

/**
 * The pilots of the rows of suites that were already run to find out their rows, by benchmark id.
 *
 * @param learnt - by suite: how long one pair of processes takes, and how many calls its rows make
 */
export function suitePilots(
  { benchmarks }: { readonly benchmarks: readonly Benchmark[] },
  { seconds, calls }: Pick<DescribedSuites, 'seconds' | 'calls'>,
): ReadonlyMap<string, Pilot> {
  const rows = benchmarks.filter(({ driver, suite }) => driver === 'suite' && seconds.has(suite))
  const suites = groupedBy(rows, ({ suite }) => suite)
  return new Map(
    rows.map(({ id, suite, name }) => {
      const share = (seconds.get(suite) ?? 0) / (suites.get(suite)?.length ?? 1)
      return [id, pilotOfSuite(id, share, calls.get(suite)?.[name])]
    }),
  )
}

/**
 * The pilot of a suite's row.
 *
 * @param blockSeconds - the row's share of a pair of processes
 * @param iterations - calls that the row makes on each side; 1 if the tool itself decides
 */
export function pilotOfSuite(benchmarkId: string, blockSeconds: number, iterations = 1): Pilot {
  return { benchmarkId, iterations, batches: 1, blockSeconds, notes: [], calls: 2 }
}
