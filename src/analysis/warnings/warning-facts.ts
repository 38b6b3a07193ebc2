import type { JudgedRow, Warning } from '../../model/judging/judged-table.ts'
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

/** A ratio as text in per cent, with two significant digits: 0.0123 is "1.2 %". */
export function percent(ratio: number): string {
  return `${Number((ratio * 100).toPrecision(2))} %`
}

/** Enough pairs to see a doubt by; more would only cost time. */
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
    dropped: pairs.dropped,
  }
}
