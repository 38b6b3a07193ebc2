import type { PairContention, RowSeries } from '../model/judgement.ts'
import type { Coin } from '../model/block.ts'

/** The pairs of a row that count, all arrays alike in length and order. */
export interface UsablePairs {
  readonly base: Float64Array
  readonly head: Float64Array
  /** Empty when not known. */
  readonly order: readonly Coin[]
  /** Empty when not known. */
  readonly contention: readonly PairContention[]
  /** Failed pairs, left out. */
  readonly dropped: number
}

/** Leaves out every pair with a missing, zero, negative or non-finite member: always both sides. */
export function usablePairs({ pairs, order, contention }: RowSeries): UsablePairs {
  const usable = pairs.flatMap(([base, head], index) =>
    isUsable(base) && isUsable(head) ? [index] : [],
  )
  return {
    base: Float64Array.from(usable, (index) => pairs[index]?.[0] ?? Number.NaN),
    head: Float64Array.from(usable, (index) => pairs[index]?.[1] ?? Number.NaN),
    order: usable.flatMap((index) => order[index] ?? []),
    contention: usable.flatMap((index) => contention[index] ?? []),
    dropped: pairs.length - usable.length,
  }
}

function isUsable(value: number | null): boolean {
  return value !== null && Number.isFinite(value) && value > 0
}
