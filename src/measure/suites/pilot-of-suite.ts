import type { Pilot } from '../../model/run/pilot.ts'

/**
 * The pilot of a suite's row.
 *
 * @param blockSeconds - the row's share of a pair of processes
 * @param iterations - calls that the row makes on each side; 1 if the tool itself decides
 */
export function pilotOfSuite(benchmarkId: string, blockSeconds: number, iterations = 1): Pilot {
  return { benchmarkId, iterations, batches: 1, blockSeconds, notes: [], calls: 2 }
}
