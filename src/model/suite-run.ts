import type { SuiteRow } from './suite-row.ts'

/** What one whole process of a suite yielded. */
export interface SuiteRun {
  /** Each name once; at least one. */
  readonly rows: readonly SuiteRow[]
  /** Of its Node.js processes together; `null` where it was not told. */
  readonly cpuSeconds: number | null
  /** Of the largest of them. */
  readonly peakMemoryBytes: number | null
}
