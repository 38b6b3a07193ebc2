import type { Pilot } from '../model/run/pilot.ts'

/**
 * The pilot of a suite's row: there is nothing to settle, for the tool itself decides how much it does.
 *
 * @param blockSeconds - the row's share of a pair of processes
 */
export function pilotOfSuite(benchmarkId: string, blockSeconds: number): Pilot {
  return { benchmarkId, iterations: 1, batches: 1, blockSeconds, notes: [], calls: 2 }
}
