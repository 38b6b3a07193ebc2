import { element } from '../stats/element.ts'
import { hodgesLehmann, pairSpread } from '../stats/hodges-lehmann.ts'
import { signedRankInterval, type Interval } from '../stats/signed-rank-interval.ts'
import { signedRankPSorted } from '../stats/signed-rank-p.ts'
import { sortedCopy } from '../stats/sorted-copy.ts'
import type { JudgingPlan } from './stopping/judging-plan.ts'
import { logRatio } from './log-ratio.ts'
import { looksTaken, type LookTaken } from './stopping/stop-rule.ts'
import { usablePairs, type ColumnRow, type UsablePairs } from './usable-pairs.ts'

/** What the pairs of one row say by themselves. Effects are log ratios; above 0 head is worse. */
export interface Evidence {
  readonly pairs: number
  readonly dropped: number
  /** Pairs that the numbers rest on. */
  readonly look: number
  /** Valid at every look, before the correction over the table. */
  readonly p: number
  /** `null` without a pair. */
  readonly effect: number | null
  /** Decides "same"; `null` when there are too few pairs. */
  readonly equivalence: Interval | null
  /** Shown to people: never below 95 %. */
  readonly interval: Interval | null
  /** Standard deviation of one pair; `null` below two pairs. */
  readonly spread: number | null
}

/** Level of the shown interval where the look does not ask for a stricter one. */
const SHOWN_LEVEL = 0.05

/** Tests and estimates of one row at the looks that it has passed. */
export function evidenceOf(row: ColumnRow, plan: JudgingPlan): Evidence {
  const usable = usablePairs(row)
  const pairs = usable.base.length
  const differences = worseningOf(row, usable)
  const taken = looksTaken(pairs, plan)
  const latest = taken.at(-1)
  const look = latest?.pairs ?? pairs
  const sorted = sortedCopy(differences.subarray(0, look))
  const level = latest?.look.equivalenceLevel ?? 0
  const equivalence = level > 0 ? signedRankInterval(sorted, level) : null
  return {
    pairs,
    dropped: usable.dropped,
    look,
    p: sequentialP({ differences, sorted, taken, usableLooks: plan.usableLooks }),
    effect: look > 0 ? hodgesLehmann(sorted) : null,
    equivalence,
    interval: level > SHOWN_LEVEL ? signedRankInterval(sorted, SHOWN_LEVEL) : equivalence,
    spread: look > 1 ? pairSpread(sorted) : null,
  }
}

function worseningOf({ direction }: ColumnRow, { base, head }: UsablePairs): Float64Array {
  const sign = direction === 'lower' ? 1 : -1
  return base.map((value, index) => sign * logRatio(value, element(head, index)))
}

interface LookedAt {
  readonly differences: Float64Array
  /** Those of the latest look, ascending. */
  readonly sorted: Float64Array
  readonly taken: readonly LookTaken[]
  readonly usableLooks: number
}

// The union bound over the looks needs no assumption about how they depend on each other, so it holds
// under any drift, and for whoever stops the row at whatever look.
function sequentialP({ differences, sorted, taken, usableLooks }: LookedAt): number {
  const smallest = taken
    .filter(({ look }) => look.usable)
    .map(({ pairs }) =>
      signedRankPSorted(
        pairs === sorted.length ? sorted : sortedCopy(differences.subarray(0, pairs)),
      ),
    )
    .reduce((least, p) => Math.min(least, p), 1)
  return Math.min(1, Math.max(1, usableLooks) * smallest)
}
