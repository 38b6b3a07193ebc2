import type { SuiteBenchmark } from '../../model/run/benchmark.ts'
import type { Pilot } from '../../model/run/pilot.ts'

/**
 * How many calls the rows of a suite make in a block, by name, according to their pilots.
 *
 * @returns `null` where the tool itself decides
 */
export function callsOfSuite(
  rows: readonly SuiteBenchmark[],
  pilots: ReadonlyMap<string, Pilot>,
): Readonly<Record<string, number>> | null {
  const settled = rows.flatMap(({ id, name }) => {
    const iterations = pilots.get(id)?.iterations
    return iterations === undefined || iterations === 1 ? [] : [[name, iterations] as const]
  })
  return settled.length === 0 ? null : Object.fromEntries(settled)
}
