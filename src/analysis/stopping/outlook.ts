import { median, medianAbsoluteDeviation } from 'simple-statistics'
import { percent } from '../../model/percent.ts'
import type { Table } from '../../model/judging/judged-row.ts'
import { fewestPairs } from '../../stats/look-levels.ts'
import { stopsOf, gatingTests, type JudgingPlan } from './judging-plan.ts'
import { normalQuantile } from '../../stats/normal-cumulative.ts'
import type { Evidence } from '../evidence.ts'
import { changeOf } from '../log-ratio.ts'
import type { Plan } from '../../model/run/plan.ts'
import { UsageError } from '../../model/usage-error.ts'

/** Fewest pairs at which a table of `family` tests can call any difference; with fewer it can at most call "same". */
export function fewestPairsToCall({ alpha, family }: Pick<Table, 'alpha' | 'family'>): number {
  return fewestPairs(alpha / family)
}

// Turns a median of sizes into the standard deviation of normal data.
const normalMad = 1.4826

// Normal quantiles of the wanted power: 80% for a difference, 90% for "same".
const DIFFERENCE_POWER = 0.8416
const EQUIVALENCE_POWER = 1.2816

/**
 * Smallest change (head / base − 1, 0 or more) that this many pairs, at least 1, would detect with 80% power, after the
 * correction for the whole table and all looks. `spread` is the standard deviation of one pair's log ratio.
 */
export function detectableChange(plan: JudgingPlan, spread: number, pairs: number): number {
  return changeOf((differenceFactor(plan) * spread) / Math.sqrt(pairs))
}

/** Inputs for the number of pairs still needed; effects are log ratios. */
export interface Outlook extends Pick<Evidence, 'pairs' | 'look' | 'effect' | 'spread'> {
  /** ln(1 + threshold). */
  readonly theta: number
}

/** Total of pairs after which such a row is probably settled, as different or as the same, whichever comes first. */
export function settlingPairs(plan: JudgingPlan, outlook: Outlook): number {
  const goal = Math.min(differenceNeed(plan, outlook), sameNeed(plan, outlook))
  const neededPairs = Number.isFinite(goal) ? goal : firstUsable(plan)
  const stop = stopsOf(plan).find((pairs) => pairs >= neededPairs && pairs > outlook.pairs)
  const total = stop ?? Math.max(outlook.pairs + 1, Math.ceil(neededPairs))
  return Math.min(total, Number.MAX_SAFE_INTEGER)
}

function differenceNeed(plan: JudgingPlan, { look, effect, spread }: Outlook): number {
  if (look < 2 || effect === null || spread === null || effect === 0) {
    return Number.POSITIVE_INFINITY
  }
  const need = (differenceFactor(plan) * spread) / Math.abs(effect)
  return Math.max(firstUsable(plan), need ** 2)
}

function sameNeed(plan: JudgingPlan, { look, effect, spread, theta }: Outlook): number {
  const level = plan.looks.at(-1)?.equivalenceLevel ?? Number.NaN
  if (look < 2 || effect === null || spread === null || level === 0 || Math.abs(effect) >= theta) {
    return Number.POSITIVE_INFINITY
  }
  const factor = EQUIVALENCE_POWER - normalQuantile(level / 2)
  return ((factor * spread) / (theta - Math.abs(effect))) ** 2
}

/** A share of 0.88 have sizes around no change, and one of 0.5 those around one of twice the spread. */
const changedShare = 2 / 3

/**
 * Number of pairs after which a row can probably be called, by sizes of log ratios alone, which no coin changes: those
 * that scatter little for their middle are of a change, of others the middle is that of differences around 0. `theta`
 * is ln(1 + threshold).
 */
export function pairsBySizes(plan: JudgingPlan, sizes: Float64Array, theta: number): number {
  const middle = median(Array.from(sizes))
  const spread = normalMad * medianAbsoluteDeviation(Array.from(sizes))
  const look = sizes.length
  return spread < changedShare * middle
    ? differenceNeed(plan, { pairs: look, look, effect: middle, spread, theta })
    : sameNeed(plan, { pairs: look, look, effect: 0, spread: normalMad * middle, theta })
}

/** How many standard errors an effect needs to be called with the wanted power. */
function differenceFactor({ rowAlpha, claims }: JudgingPlan): number {
  return DIFFERENCE_POWER - normalQuantile((rowAlpha * (claims.at(-1)?.share ?? 1)) / 2)
}

function firstUsable({ claims, rowAlpha }: JudgingPlan): number {
  return claims[0]?.pairs ?? fewestPairs(rowAlpha)
}

// With fewer pairs there is no 95% interval to compare with a limit.
const fewestForInterval = 6

/**
 * Rejects a plan that could never call a difference, by a UsageError that says how many pairs are needed. While it has
 * no benchmarks, the number of rows is unknown, so it is rejected if it could not call a single row.
 */
export function assertEnoughPairs(plan: Plan): void {
  const { alpha, looks } = plan.policy
  const family = gatingTests(plan)
  const fewestToCall = fewestPairsToCall({ alpha, family })
  const fewest = Math.max(fewestForInterval, fewestToCall)
  const most = looks.at(-1) ?? Number.NaN
  if (most >= fewest) return
  const { length } = plan.benchmarks
  const whose =
    plan.shard === undefined
      ? `${length} ${length === 1 ? 'benchmark' : 'benchmarks'}`
      : 'all shards'
  const tests = family === 1 ? 'one test' : `${family} tests of ${whose}`
  const reason =
    fewest > fewestToCall
      ? 'there is no interval of 95%'
      : `no difference in ${tests} can be distinguished from chance at ${percent(alpha, 3)}`
  throw new UsageError(`expected at least ${fewest} pairs, got ${most}: with fewer, ${reason}`)
}
