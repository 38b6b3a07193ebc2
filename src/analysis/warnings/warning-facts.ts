import type { JudgedRow, Warning } from '../../model/judging/judged-table.ts'
import type { ColumnRow, UsablePairs } from '../usable-pairs.ts'

/** The facts that decide a warning. */
export interface WarningFacts {
  readonly row: ColumnRow
  /** At most 200 pairs, evenly spaced over the usable ones. */
  readonly pairs: UsablePairs
  /** The values of each side in ascending order. */
  readonly sorted: { readonly base: Float64Array; readonly head: Float64Array }
  readonly judged: JudgedRow
  /** Judged rows of the same benchmark with other metrics. */
  readonly siblings: readonly JudgedRow[]
  /** The last look of the plan, in pairs. */
  readonly lastLook: number
  /** `false` while more pairs may follow. */
  readonly final: boolean
}

/** One kind of warning: its text for a row, or `null`. */
export type RowWarning = (facts: WarningFacts) => Warning | null

/** Enough pairs to detect a problem; more would only cost time. */
const MOST_PAIRS = 200

/** At most 200 pairs, evenly spaced over all of them, in order. */
export function evenSample(pairs: UsablePairs): UsablePairs {
  const step = Math.ceil(pairs.base.length / MOST_PAIRS)
  if (step <= 1) return pairs
  const isChosen = (_: unknown, index: number): boolean => index % step === 0
  return {
    base: pairs.base.filter(isChosen),
    head: pairs.head.filter(isChosen),
    order: pairs.order.filter(isChosen),
    contention: pairs.contention.filter(isChosen),
    droppedPairs: pairs.droppedPairs,
  }
}
