import { blocksPerPair } from '../../model/run/block.ts'
import type { Plan } from '../../model/run/plan.ts'
import type { BlockTimes } from '../block-times.ts'

/** Seconds of measuring until every benchmark of a plan is expected to have so many pairs. */
export function secondsTo(
  pairs: number,
  plan: Plan,
  { secondsOf }: Pick<BlockTimes, 'secondsOf'>,
): number {
  const roundSeconds = plan.benchmarks.reduce((sum, benchmark) => sum + secondsOf(benchmark), 0)
  // Infinitely many pairs of zero duration give NaN.
  return roundSeconds === 0 ? 0 : pairs * blocksPerPair(plan) * roundSeconds
}
