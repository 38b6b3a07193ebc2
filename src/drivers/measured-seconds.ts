import type { Benchmark } from '../model/run/benchmark.ts'

const usualSeconds = 0.8

/**
 * Seconds that the measured part of a block shall take, both slots together, without lead-ins: what
 * the benchmark says, else 0.8.
 */
export function measuredSecondsOf({ measuredSeconds }: Pick<Benchmark, 'measuredSeconds'>): number {
  return measuredSeconds ?? usualSeconds
}
