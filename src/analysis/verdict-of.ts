import type { JudgedVerdict, Verdict } from '../model/judging/verdict.ts'
import type { Evidence } from './evidence.ts'
import type { JudgedRow, Warning } from '../model/judging/judged-row.ts'

/** The inputs of a verdict. */
export interface VerdictFacts {
  readonly evidence: Evidence
  readonly pAdjusted: number
  readonly alpha: number
  /** ln(1 + threshold). */
  readonly theta: number
  /** Of the change in all, corrected over the table; 1 where there is none to test. */
  readonly wholePAdjusted: number
}

/**
 * The word for one row, and what its centre alone would say. What all calls cost together can hold that
 * back: "same" where one of its tests says so, a change where the one in all is certainly opposite. Where
 * the centre has changed neither way, a certain change in all is the row's (`isByWhole`).
 */
export function verdictOf(
  facts: VerdictFacts,
): Readonly<Record<'verdict' | 'centre', JudgedVerdict> & { isByWhole: boolean }> {
  const { whole } = facts.evidence
  const centre = centreVerdict(facts)
  if (whole === null) return { verdict: centre, centre, isByWhole: false }
  const isCertain = facts.wholePAdjusted <= facts.alpha
  const direction = whole.effect > 0 ? 'regression' : 'improvement'
  const isClaim = centre === 'regression' || centre === 'improvement'
  if (isCertain && !isClaim) return { verdict: direction, centre, isByWhole: true }
  // "Slower" is true of the typical call, whatever the others may cost.
  const isDoubted = centre === 'regression' ? isCertain : whole.isHeldBack
  const isHeldBack = isDoubted && centre !== direction
  return { verdict: isHeldBack ? 'inconclusive' : centre, centre, isByWhole: false }
}

/**
 * What the centre says.
 *
 *                 -θ          0          +θ
 *      unchanged   ┆     ├────●──┤        ┆          the whole interval within the threshold
 *     regression   ┆          │       ├───┼───●────┤ certain, and not shown to be small
 *    improvement ├─┼──●───┤   │           ┆
 *   inconclusive   ┆  ├───────┼─●─────────┼──┤       neither
 */
function centreVerdict({ evidence, pAdjusted, alpha, theta }: VerdictFacts): JudgedVerdict {
  const { effect, equivalence } = evidence
  const low = equivalence?.low ?? Number.NEGATIVE_INFINITY
  const high = equivalence?.high ?? Number.POSITIVE_INFINITY
  if (low > -theta && high < theta) return 'unchanged'
  if (effect === null || pAdjusted > alpha) return 'inconclusive'
  if (effect > 0 && high >= theta) return 'regression'
  if (effect < 0 && low <= -theta) return 'improvement'
  return 'inconclusive'
}

/** Withdraws a row's verdict and says why; more pairs of the same kind would not settle the row. */
export function inconclusiveRow(row: JudgedRow, warning: Warning): JudgedRow {
  return {
    ...row,
    verdict: 'inconclusive',
    realButSmall: false,
    pairsToSettle: 0,
    warnings: [warning, ...row.warnings],
  }
}

/** A verdict that is withdrawn, in words: `looks worse`. */
export function toldVerdict(verdict: Verdict): string {
  if (verdict === 'regression') return 'looks worse'
  return verdict === 'improvement' ? 'looks better' : 'looks the same'
}
