import type { PageRow } from './page-rows-of.ts'

/** A run as the page holds it for its script. */
export interface PageRun {
  readonly rows: readonly PageRow[]
  /** What the axis of the table ends at, as a ratio. */
  readonly range: number
  /** Rows of one chunk of details. */
  readonly chunkRows: number
}

/** Rows that stand in the page before its script runs, and that are added at a time. */
export const rowsAtOnce = 80
