import type { Benchmark } from './benchmark.ts'

/**
 * What the rows of one suite have in common, and no other benchmark: they come out of the same
 * process, and are measured together or not at all.
 *
 * @returns `null` for a benchmark that has its processes for itself
 */
export function suiteKey({ driver, adapter, command, runtime = '' }: Benchmark): string | null {
  return driver === 'suite' ? JSON.stringify([runtime, adapter, command]) : null
}
