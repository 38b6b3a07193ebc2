import type { RowCosts, RowSeries } from '../model/judging/judged-row.ts'
import { percent } from '../model/percent.ts'
import type { ClaimLook } from '../stats/claim-looks.ts'
import { binomialUpperTail } from '../stats/binomial-upper-tail.ts'
import { medianOf } from '../stats/quantile-of.ts'
import { signFlipMeanInterval, signFlipSumP } from '../stats/sign-flip-sum.ts'
import type { Interval } from '../stats/signed-rank-interval.ts'
import { changeOf } from './log-ratio.ts'
import type { LookTaken } from './stopping/stop-rule.ts'

/** What a row costs in all, where that differs by the threshold or more. */
export interface WholeCost {
  /** ln(head / base) of the sums over all calls; above 0, head is worse. */
  readonly effect: number
  /** Of the sum, valid at every look, before the correction over the table; 1 where that is not tested. */
  readonly p: number
  /** Whether one of the tests keeps the row from being the same. */
  readonly isHeldBack: boolean
  /** By how much head takes more in each pair, in units of base's mean. */
  readonly excess: readonly number[]
  /** Standard deviation of these. */
  readonly spread: number
  /** How it shows, in words. */
  readonly words: string
}

/** Up to this p a test holds "same" back, of unchanged code as well: that costs pairs, not truth. */
const holdingP = 0.25

/** Most processes of one side, as a share, that are far off without a reason in the code, as measured. */
const oddProcessRate = 0.02

/** How many standard deviations off are far, where the threshold is not farther. */
const farSpreads = 5
const normalMad = 1.4826

/**
 * What a row costs in all, by three tests that do not see its centre: the sum of what head takes more, the pairs in
 * which one side has more far calls, and the far processes. Differences are log ratios, in order of the pairs; above
 * 0, head is worse. `null` where the change is within the threshold, or not known.
 */
export function wholeCostOf(
  row: RowSeries,
  differences: Float64Array,
  claims: readonly LookTaken<ClaimLook>[],
): WholeCost | null {
  const { costs, threshold } = row
  if (costs === null) return null
  const pairs = costs.pairs
    .filter((pair) => pair.base.mean > 0 && pair.head.mean > 0)
    .slice(0, differences.length)
  const base = meanBy(pairs, (pair) => pair.base.mean)
  const effect = Math.log(meanBy(pairs, (pair) => pair.head.mean) / base)
  // Not a number without a pair.
  if (!(Math.abs(effect) >= Math.log1p(threshold))) return null
  const excess = pairs.map((pair) => (pair.head.mean - pair.base.mean) / base)
  const moreFar = pairs.map((pair) => Math.sign(pair.head.farShare - pair.base.farShare))
  const far = farDistances(differences, threshold, Math.sign(effect))
  const ps = [
    signFlipSumP(excess),
    signFlipSumP(moreFar),
    binomialUpperTail(differences.length, far.length, oddProcessRate),
  ]
  const claimPs = claims.map(({ pairs: n, look }) => signFlipSumP(excess.slice(0, n)) / look.share)
  return {
    effect,
    p: costs.isTested ? Math.min(1, ...claimPs) : 1,
    isHeldBack: ps.some((p) => p <= holdingP),
    excess,
    spread: Math.sqrt(meanBy(excess, (value) => (value - changeOf(effect)) ** 2)),
    words: toldCosts(row, pairs, { far, effect }),
  }
}

function meanBy<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((sum, value) => sum + of(value), 0) / values.length
}

/** Distances from the median of the log ratios that are far above it, or with `sign` −1 far below it. */
export function farDistances(
  differences: Float64Array,
  threshold: number,
  sign: number,
): readonly number[] {
  const values = Array.from(differences)
  const median = medianOf(values) ?? Number.NaN
  const distances = values.map((value) => sign * (value - median))
  const spread = normalMad * (medianOf(distances.map(Math.abs)) ?? Number.NaN)
  const limit = Math.max(Math.log1p(threshold), farSpreads * spread)
  return distances.filter((distance) => distance > limit)
}

/** `head’s slowest 2% take 30 times as long, 58% more in all`; what makes up less than half of that is not named. */
function toldCosts(
  { labels, pairs: values }: RowSeries,
  pairs: RowCosts['pairs'],
  { far, effect }: { readonly far: readonly number[]; readonly effect: number },
): string {
  const [slow, fast] = effect > 0 ? (['head', 'base'] as const) : (['base', 'head'] as const)
  const more = changeOf(Math.abs(effect))
  const told = (who: string, share: number, times: number): string | null =>
    share * (times - 1) >= more / 2
      ? `${labels[slow]}’s slowest ${who} take ${String(Number(times.toPrecision(2)))} times as long, ${percent(more)} more in all`
      : null
  const share = meanBy(pairs, (pair) => pair[slow].farShare)
  const farPairs = pairs.filter((pair) => pair[slow].farShare > 0)
  const times = meanBy(farPairs, (pair) => pair[slow].farTime) / (medianOf(values.flat()) ?? NaN)
  const hasMore = share > 2 * meanBy(pairs, (pair) => pair[fast].farShare)
  const processes = Math.exp(meanBy(far, (distance) => distance))
  return (
    (hasMore ? told(percent(share), share, times) : null) ??
    told(`${far.length} of ${pairs.length} processes`, far.length / pairs.length, processes) ??
    `all calls of ${labels[slow]} together take ${percent(more)} more`
  )
}

/** The interval of the effect; `null` with too few pairs. */
export function wholeInterval({ excess }: WholeCost, level: number): Interval | null {
  const interval = signFlipMeanInterval(excess, level)
  if (interval === null) return null
  return { low: Math.log1p(Math.max(-1, interval.low)), high: Math.log1p(interval.high) }
}
