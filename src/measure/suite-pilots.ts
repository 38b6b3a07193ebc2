import type { Benchmark } from '../model/run/benchmark.ts'
import { groupedBy } from '../model/grouped-by.ts'
import type { Pilot } from '../model/run/pilot.ts'
import { pilotOfSuite } from './pilot-of-suite.ts'

/**
 * The pilots of the rows of suites that were run to learn their rows, by benchmark id.
 *
 * @param seconds - of one pair of processes, by suite
 */
export function suitePilots(
  { benchmarks }: { readonly benchmarks: readonly Benchmark[] },
  seconds: ReadonlyMap<string, number>,
): ReadonlyMap<string, Pilot> {
  const rows = benchmarks.filter(({ driver, suite }) => driver === 'suite' && seconds.has(suite))
  const suites = groupedBy(rows, ({ suite }) => suite)
  return new Map(
    rows.map(({ id, suite }) => {
      const share = (seconds.get(suite) ?? 0) / (suites.get(suite)?.length ?? 1)
      return [id, pilotOfSuite(id, share)]
    }),
  )
}
