import { fewestPairs } from '../stats/fewest-pairs.ts'
import { normalQuantile } from '../stats/normal-quantile.ts'
import { stopsOf, type JudgingPlan } from './judging-plan.ts'
import { changeOf } from './log-ratio.ts'

// Normal quantiles of the power asked for: 80 % for a difference, 90 % for "same".
const DIFFERENCE_POWER = 0.8416
const EQUIVALENCE_POWER = 1.2816

/**
 * Smallest change that this many pairs would call four times in five, with the whole table's
 * correction and all looks taken into account.
 *
 * @param spread - standard deviation of one pair's log ratio
 * @param pairs - at least 1
 * @returns a change as head / base − 1, 0 or more
 */
export function detectableChange(plan: JudgingPlan, spread: number, pairs: number): number {
  return changeOf((differenceFactor(plan) * spread) / Math.sqrt(pairs))
}

/** What the number of pairs still needed is worked out from; effects are log ratios. */
export interface Outlook {
  readonly pairs: number
  /** Pairs that the effect and the spread were read off. */
  readonly look: number
  readonly effect: number | null
  readonly spread: number | null
  /** ln(1 + threshold). */
  readonly theta: number
}

/**
 * Pairs after which a row like this is probably settled, as different or as the same, whichever comes
 * first: the next look that suffices, or the number itself where that lies beyond the last look.
 *
 * @returns a total number of pairs, more than the row has
 */
export function settlingPairs(plan: JudgingPlan, outlook: Outlook): number {
  const goal = Math.min(differenceNeed(plan, outlook), sameNeed(plan, outlook))
  const wanted = Number.isFinite(goal) ? goal : firstUsable(plan)
  const stop = stopsOf(plan).find((pairs) => pairs >= wanted && pairs > outlook.pairs)
  const total = stop ?? Math.max(outlook.pairs + 1, Math.ceil(wanted))
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
  const level = plan.looks.at(-1)?.equivalenceLevel ?? 0
  if (look < 2 || effect === null || spread === null || level === 0 || Math.abs(effect) >= theta) {
    return Number.POSITIVE_INFINITY
  }
  const factor = EQUIVALENCE_POWER - normalQuantile(level / 2)
  return ((factor * spread) / (theta - Math.abs(effect))) ** 2
}

/** How many standard errors an effect must have to be called with the power asked for. */
function differenceFactor({ rowAlpha, claims }: JudgingPlan): number {
  return DIFFERENCE_POWER - normalQuantile((rowAlpha * (claims.at(-1)?.share ?? 1)) / 2)
}

function firstUsable({ claims, rowAlpha }: JudgingPlan): number {
  return claims[0]?.pairs ?? fewestPairs(rowAlpha)
}
