import type { Benchmark } from './benchmark.ts'

const usualSeconds = 0.8

/**
 * Wanted seconds of the measured part of a block, both slots together, without lead-ins: the
 * benchmark's own setting, or 0.8.
 */
export function measuredSecondsOf({ measuredSeconds }: Pick<Benchmark, 'measuredSeconds'>): number {
  return measuredSeconds ?? usualSeconds
}
