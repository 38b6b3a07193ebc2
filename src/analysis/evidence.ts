import type { ClaimLook } from '../stats/claim-looks.ts'
import { hodgesLehmann, pairSpread } from '../stats/hodges-lehmann.ts'
import { signedRankInterval, type Interval } from '../stats/signed-rank-interval.ts'
import { signedRankPSorted } from '../stats/signed-rank-p.ts'
import { sortedCopy } from '../stats/sorted-copy.ts'
import type { JudgingPlan } from './stopping/judging-plan.ts'
import { looksTaken, type LookTaken } from './stopping/stop-rule.ts'
import type { RowSeries } from '../model/judging/judged-row.ts'
import { logRatiosOf, usablePairs } from './usable-pairs.ts'
import { type WholeCost, wholeCostOf } from './whole-cost.ts'

/** What the pairs of one row show by themselves. Effects are log ratios; above 0, head is worse. */
export interface Evidence {
  readonly pairs: number
  readonly droppedPairs: number
  /** Number of pairs behind the figures. */
  readonly look: number
  /** Valid at every look, before the correction over the table. */
  readonly p: number
  /** `null` without a pair. */
  readonly effect: number | null
  /** Decides "same"; `null` when there are too few pairs. */
  readonly equivalence: Interval | null
  /** The displayed interval: never below 95% at its look. */
  readonly interval: Interval | null
  /** Two-sided level of the displayed interval. */
  readonly level: number
  /** Standard deviation of one pair; `null` below two pairs. */
  readonly spread: number | null
  /** What the row costs in all; `null` where that is within the threshold, or not known. */
  readonly whole: WholeCost | null
}

/** Level of the displayed interval unless the look needs a stricter one. */
const SHOWN_LEVEL = 0.05

/** Tests and estimates of one row at the looks that it has passed, with `jointly` the joint look as well. */
export function evidenceOf(
  row: RowSeries,
  plan: JudgingPlan,
  { jointly }: { readonly jointly: boolean },
): Evidence {
  const usable = usablePairs(row)
  const pairs = usable.base.length
  const sign = row.direction === 'lower' ? 1 : -1
  const differences = logRatiosOf(usable).map((logarithm) => sign * logarithm)
  const latest = looksTaken(pairs, plan.looks, { final: plan.final }).at(-1)
  const claims = looksTaken(pairs, plan.claims, { final: plan.final })
  const jointPairs = jointly ? (plan.joint?.pairs ?? Number.NaN) : 0
  const look = Math.max(latest?.pairs ?? 0, claims.at(-1)?.pairs ?? 0, jointPairs) || pairs
  const sortedDifferences = sortedUpTo(differences, look)
  const p = sequentialP(differences, sortedDifferences, claims)
  const level = latest?.look.equivalenceLevel ?? 0
  // A look for large changes alone keeps the previous look's "same", whose share is spent.
  const differencesForSame =
    latest?.pairs === look ? sortedDifferences : sortedUpTo(differences, latest?.pairs ?? 0)
  const equivalence = level > 0 ? signedRankInterval(differencesForSame, level) : null
  const shownLevel = Math.min(level, SHOWN_LEVEL)
  const isSame = latest?.pairs === look && level === shownLevel
  return {
    pairs,
    droppedPairs: usable.droppedPairs,
    look,
    // The joint look has spent what all tests together left it: it rejects, whatever p is.
    p: jointly ? Math.min(p, plan.rowAlpha) : p,
    effect: look > 0 ? hodgesLehmann(sortedDifferences) : null,
    equivalence,
    level: shownLevel,
    interval: isSame ? equivalence : signedRankInterval(sortedDifferences, shownLevel),
    spread: look > 1 ? pairSpread(sortedDifferences) : null,
    whole: wholeCostOf(row, differences.subarray(0, look), claims),
  }
}

function sortedUpTo(differences: Float64Array, pairs: number): Float64Array {
  return sortedCopy(differences.subarray(0, pairs))
}

// The union bound over the looks needs no assumption about how they depend on each other, so it
// holds under any drift and at any look at which the row is stopped.
function sequentialP(
  differences: Float64Array,
  latestSorted: Float64Array,
  claims: readonly LookTaken<ClaimLook>[],
): number {
  const ps = claims.map(({ pairs, look }) => {
    const values = pairs === latestSorted.length ? latestSorted : sortedUpTo(differences, pairs)
    return signedRankPSorted(values) / look.share
  })
  return Math.min(1, ...ps)
}
