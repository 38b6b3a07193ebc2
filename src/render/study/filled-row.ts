import type { JudgedRatio } from './judged-ratios.ts'

/** One row of the table. */
export interface FilledRow {
  readonly label: string
  readonly cells: readonly string[]
  /**
   * The cells as numbers in the table's unit, without ratios; `null` where nothing was measured.
   */
  readonly values: readonly (number | null)[]
  /** The judged ratio of each cell to its reference; `null` where the two were not compared. */
  readonly ratios: readonly (JudgedRatio | null)[]
  /** The verdict on the row's cells, in words; empty for base. */
  readonly verdicts: string
}
