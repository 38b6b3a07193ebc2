import type { Table } from '../model/judgement.ts'
import { fewestPairs } from '../stats/fewest-pairs.ts'
import { judgingPlanOf } from './judging-plan.ts'
import { detectableChange } from './reach.ts'

/** The parts of a plan that decide what it can see. */
export type Foresight = Pick<Table, 'alpha' | 'alphaEquivalence' | 'looks' | 'family'>

/**
 * Fewest pairs at which a table of `family` tests can call any difference at all. A plan whose last
 * look comes earlier can say "same" at best.
 */
export function fewestPairsToCall({ alpha, family }: Pick<Foresight, 'alpha' | 'family'>): number {
  return fewestPairs(alpha / Math.max(1, family))
}

/**
 * Smallest change that a plan would call four times in five after all its pairs, on a benchmark whose
 * pairs spread like this in an earlier run or a pilot.
 *
 * @param pairSpread - standard deviation of one pair's log ratio
 * @returns a change as head / base − 1; `null` when the plan has too few pairs to call anything
 */
export function foreseeableChange(plan: Foresight, pairSpread: number): number | null {
  const judging = judgingPlanOf({ ...plan, early: true, final: true, rows: [] })
  const last = judging.claims.at(-1)
  return last === undefined ? null : detectableChange(judging, pairSpread, last.pairs)
}
