import type { Coin } from '../model/run/block.ts'
import type { PairContention, RowSeries } from '../model/judging/judged-table.ts'
import type { PairColumns } from '../model/pair-columns.ts'
import { element } from '../stats/element.ts'

/** A row whose pairs are columns. */
export interface ColumnRow extends Omit<RowSeries, 'pairs'> {
  readonly columns: PairColumns
}

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
export function usablePairs({ columns, order, contention }: ColumnRow): UsablePairs {
  const { base, head } = columns
  let count = 0
  for (let index = 0; index < base.length; index += 1) {
    if (isUsable(element(base, index)) && isUsable(element(head, index))) count += 1
  }
  if (count === base.length) return { base, head, order, contention, droppedPairs: 0 }
  const isKept = (_: unknown, index: number): boolean =>
    isUsable(element(base, index)) && isUsable(element(head, index))
  const droppedPairs = base.length - count
  return filteredPairs({ base, head, order, contention, droppedPairs }, isKept)
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

function isUsable(value: number): boolean {
  return value > 0 && value < Number.POSITIVE_INFINITY
}
