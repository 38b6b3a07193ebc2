import type { SuiteBenchmark } from '../../model/run/benchmark.ts'
import type { Pilot } from '../../model/run/pilot.ts'
import { otherRows } from './calls-within.ts'

/**
 * How many calls the rows of a suite make in a block, by name, according to their pilots: 0 if a row
 * decides itself, and the fewest for rows that are not measured.
 *
 * @returns `null` where the tool itself decides
 */
export function callsOfSuite(
  rows: readonly SuiteBenchmark[],
  pilots: ReadonlyMap<string, Pilot>,
): Readonly<Record<string, number>> | null {
  const calls = rows.map(({ id, name }) => {
    const iterations = pilots.get(id)?.iterations ?? 1
    return [name, iterations === 1 ? 0 : iterations] as const
  })
  return calls.every(([, count]) => count === 0) ? null : Object.fromEntries([otherRows, ...calls])
}
