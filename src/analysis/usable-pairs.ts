import type { Coin } from '../model/run/block.ts'
import type { PairContention, RowSeries } from '../model/judging/judged-row.ts'
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

/**
 * Removes every pair with a missing, zero, negative or non-finite member; both sides are removed.
 */
export function usablePairs({ pairs, order, contention }: RowSeries): UsablePairs {
  const isKept = (_: unknown, index: number): boolean => (pairs[index] ?? [null]).every(isUsable)
  const usable = pairs.filter(isKept)
  return {
    base: Float64Array.from(usable, ([base]) => base ?? Number.NaN),
    head: Float64Array.from(usable, ([, head]) => head ?? Number.NaN),
    order: order.filter(isKept),
    contention: contention.filter(isKept),
    droppedPairs: pairs.length - usable.length,
  }
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

function isUsable(value: number | null): boolean {
  return value !== null && value > 0 && value < Number.POSITIVE_INFINITY
}
