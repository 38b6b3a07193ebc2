import type { Benchmark } from '../../model/run/benchmark.ts'
import type { Pilot } from '../../model/run/pilot.ts'
import { suiteKey } from '../../model/run/suite.ts'

/**
 * How many calls the rows of a suite make in a block, by name, as its pilots have settled it.
 *
 * @param benchmarks - all of the plan
 * @returns `null` where the tool itself decides
 */
export function callsOfSuite(
  benchmark: Benchmark,
  benchmarks: readonly Benchmark[],
  pilots: ReadonlyMap<string, Pilot>,
): Readonly<Record<string, number>> | null {
  const key = suiteKey(benchmark)
  const settled = benchmarks.flatMap((one) => {
    const iterations = suiteKey(one) === key ? pilots.get(one.id)?.iterations : undefined
    return iterations === undefined || iterations === 1 ? [] : [[one.name, iterations] as const]
  })
  return settled.length === 0 ? null : Object.fromEntries(settled)
}
