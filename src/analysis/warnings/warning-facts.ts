import type { JudgedRow, RowSeries, Warning } from '../../model/judgement.ts'
import type { UsablePairs } from '../usable-pairs.ts'

/** What a warning is decided on. */
export interface WarningFacts {
  readonly row: RowSeries
  readonly pairs: UsablePairs
  readonly judged: JudgedRow
  /** Judged rows of the same name with other metrics. */
  readonly siblings: readonly JudgedRow[]
  /** The last look of the plan, in pairs. */
  readonly lastLook: number
  /** False while more pairs may come. */
  readonly final: boolean
}

/** One kind of doubt: what it says of a row, or `null`. */
export type RowWarning = (facts: WarningFacts) => Warning | null
