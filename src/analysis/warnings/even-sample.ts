import type { UsablePairs } from '../usable-pairs.ts'

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
