import type { Side } from '../../src/model/side.ts'
import type { Seat } from '../../src/sample/seat.ts'
import { buildOf } from './results.ts'

/** A seat in a folder that need not exist. */
export function seatOf(side: Side, changes: Partial<Seat> = {}): Seat {
  const directory = `/trees/${side}`
  return {
    side,
    build: { ...buildOf(side), directory, packageDirectory: directory },
    benchmarkDirectory: `${directory}/benchmarks`,
    workDirectory: '/trees',
    harnessPath: '/harness.cjs',
    environment: { PATH: '/usr/bin:/bin' },
    ...changes,
  }
}
