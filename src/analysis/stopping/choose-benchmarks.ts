import type { JudgedRow } from '../../model/judging/judged-table.ts'
import { normalCumulative, normalQuantile } from '../../stats/normal-cumulative.ts'
import type { JudgingPlan } from './judging-plan.ts'

/** A benchmark that has not stopped. */
export interface Candidate {
  readonly id: string
  /** Whether it is between two looks, or before the first. */
  readonly isBetween: boolean
  /** Rows that are expected to be decided per second of measuring, at the most rewarding look. */
  readonly rate: number
}

/** Share of the candidates that are between two looks at a time. */
const TOGETHER = 0.2

/**
 * Chooses the benchmarks that continue where time is limited. Benchmarks between two looks always do.
 * While they are fewer than a fifth of all, those with the most decisions per second join them.
 *
 * The judge's promise is untouched. A benchmark is chosen, or not, at its looks alone, by what was seen
 * up to them. So when the time is up, the number of its pairs depends on the later ones only by how long
 * they took, never by their values.
 *
 * @returns ids in the given order; at least one where there is a candidate
 */
export function chooseBenchmarks(candidates: readonly Candidate[]): readonly string[] {
  const between = candidates.filter(({ isBetween }) => isBetween)
  const free = Math.max(0, Math.ceil(candidates.length * TOGETHER) - between.length)
  const joining = candidates
    .filter(({ isBetween }) => !isBetween)
    .toSorted((first, second) => second.rate - first.rate)
    .slice(0, free)
  const chosenNames = new Set([...between, ...joining].map(({ id }) => id))
  return candidates.flatMap(({ id }) => (chosenNames.has(id) ? [id] : []))
}

interface ChanceOfDecisionRequest {
  readonly theta: number
  readonly next: number
}

/**
 * Chance that a later look decides a row, from what the last one showed, 0…1.
 *
 * With a flat prior, the estimate after n₁ pairs is normal around the one after n₀, with the variance
 * s² (1/n₀ − 1/n₁) (Spiegelhalter, Freedman and Blackburn 1986, predictive power).
 *
 * @param theta - ln(1 + threshold)
 * @param next - pairs at that look, more than the row has
 */
export function chanceOfDecision(
  { estimate, pairSpread, look }: Pick<JudgedRow, 'estimate' | 'pairSpread' | 'look'>,
  plan: JudgingPlan,
  { theta, next }: ChanceOfDecisionRequest,
): number {
  if (estimate === null || pairSpread === null || look < 1 || next <= look) return 1
  const effect = Math.abs(Math.log1p(estimate))
  const error = pairSpread * Math.sqrt(1 / look - 1 / next)
  const standardError = pairSpread / Math.sqrt(next)
  if (error === 0) return 1
  const beyond = criticalOf(claimLevelAt(plan, next)) * standardError
  const within = theta - criticalOf(sameLevelAt(plan, next)) * standardError
  const chanceOfChange = 1 - chanceBetween(-beyond, beyond, { effect, error })
  const same = within > 0 ? chanceBetween(-within, within, { effect, error }) : 0
  return Math.min(1, chanceOfChange + same)
}

function claimLevelAt({ claims, rowAlpha }: JudgingPlan, pairs: number): number {
  return rowAlpha * (claims.findLast((claim) => claim.pairs <= pairs)?.share ?? 0)
}

function sameLevelAt({ looks }: JudgingPlan, pairs: number): number {
  return looks.findLast((look) => look.pairs <= pairs)?.equivalenceLevel ?? 0
}

/** Standard errors that a two-sided test of a level needs; Infinity where there is none. */
function criticalOf(level: number): number {
  return level > 0 ? -normalQuantile(level / 2) : Number.POSITIVE_INFINITY
}

interface ChanceBetweenRequest {
  readonly effect: number
  readonly error: number
}

function chanceBetween(low: number, high: number, { effect, error }: ChanceBetweenRequest): number {
  return normalCumulative((high - effect) / error) - normalCumulative((low - effect) / error)
}
