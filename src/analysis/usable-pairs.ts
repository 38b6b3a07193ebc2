import type { Coin } from '../model/run/sample.ts'
import type { PairContention, RowSeries } from '../model/judging/judged-row.ts'
import { element } from '../stats/element.ts'
import { logRatio } from './log-ratio.ts'

/** The pairs of a row that count; all arrays have the same length and order. */
export interface UsablePairs {
  readonly base: Float64Array
  readonly head: Float64Array
  /** Empty when unknown. */
  readonly order: readonly Coin[]
  /** Empty when unknown. */
  readonly contention: readonly PairContention[]
  /** Number of failed pairs, left out. */
  readonly droppedPairs: number
}

/** Removes every pair with a missing, zero, negative or non-finite member; both sides are removed. */
export function usablePairs({ pairs, order, contention }: RowSeries): UsablePairs {
  // Converted at once: mapping each number on its way takes many times as long.
  const base = new Float64Array(pairs.map((pair) => pair[0] ?? Number.NaN))
  const head = new Float64Array(pairs.map((pair) => pair[1] ?? Number.NaN))
  const all = { base, head, order, contention, droppedPairs: 0 }
  const isKept = (_: unknown, at: number): boolean => isUsable(base[at]) && isUsable(head[at])
  if (pairs.every(isKept)) return all
  const usable = filteredPairs(all, isKept)
  return { ...usable, droppedPairs: pairs.length - usable.base.length }
}

/** Some of the pairs, by their positions. */
export function filteredPairs(
  { base, head, order, contention, droppedPairs }: UsablePairs,
  isKept: (_: unknown, index: number) => boolean,
): UsablePairs {
  return {
    base: base.filter(isKept),
    head: head.filter(isKept),
    order: order.filter(isKept),
    contention: contention.filter(isKept),
    droppedPairs,
  }
}

function isUsable(value = 0): boolean {
  return value > 0 && value < Number.POSITIVE_INFINITY
}

/** ln(head / base) of each. */
export function logRatiosOf({ base, head }: UsablePairs): Float64Array {
  return base.map((value, index) => logRatio(value, element(head, index)))
}
