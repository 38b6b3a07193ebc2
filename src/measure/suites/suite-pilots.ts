import type { Benchmark } from '../../model/run/benchmark.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import type { Pilot } from '../../model/run/sample.ts'
import type { DescribedSuites } from './describe-suites.ts'

/** The pilots of the rows of suites that were already run to find out their rows, by benchmark id. */
export function suitePilots(
  { benchmarks }: { readonly benchmarks: readonly Benchmark[] },
  { pairs }: Pick<DescribedSuites, 'pairs'>,
): ReadonlyMap<string, Pilot> {
  const rows = benchmarks.filter(({ driver }) => driver === 'suite')
  return new Map(
    [...groupedBy(rows, ({ suite }) => suite)].flatMap(([suite, suiteRows]) => {
      const pair = pairs.get(suite)
      if (pair === undefined) return []
      const share = pair.seconds / suiteRows.length
      return suiteRows.map(
        ({ id, name }) => [id, pilotOfSuite(id, share, pair.calls?.[name])] as const,
      )
    }),
  )
}

/** The pilot of a suite's row: its seconds of a pair, and its calls on each side, 1 if the tool decides. */
export function pilotOfSuite(benchmarkId: string, blockSeconds: number, iterations = 1): Pilot {
  return { benchmarkId, iterations, batches: 1, blockSeconds, notes: [], calls: 2 }
}
