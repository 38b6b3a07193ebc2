import type { JudgedRow, Warning } from '../../model/judgement.ts'
import type { ColumnRow, UsablePairs } from '../usable-pairs.ts'

/** What a warning is decided on. */
export interface WarningFacts {
  readonly row: ColumnRow
  /** At most 200, evenly spaced over those that count. */
  readonly pairs: UsablePairs
  /** The values of each side in ascending order. */
  readonly sorted: { readonly base: Float64Array; readonly head: Float64Array }
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
