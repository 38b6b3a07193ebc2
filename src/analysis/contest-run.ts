import { isAcrossSides } from '../model/run/contest-of.ts'
import type { Run } from './run.ts'

/**
 * A run as far as it compares contenders: its contests are the benchmarks, so they are judged in
 * tables and families of their own and leave the promise about base and head as it is.
 *
 * @returns `null` when the plan has no contests
 */
export function contestRun<Part extends Pick<Run, 'plan'>>(run: Part): Part | null {
  const { contests = [] } = run.plan
  if (contests.length === 0) return null
  const { rebuildControl: _, earlyControls: __, placements, shard, ...plan } = run.plan
  // Contenders of one side run with its addons as they happen to lie.
  const drawnParts = placements !== undefined && contests.every(isAcrossSides) ? { placements } : {}
  const whole = shard?.contests ?? { family: 0, rows: contests.map(({ id }) => id) }
  const dealtParts =
    shard === undefined ? {} : { shard: { index: shard.index, of: shard.of, ...whole } }
  const ownParts = {
    ...plan,
    ...drawnParts,
    ...dealtParts,
    benchmarks: contests,
    contests: [],
    added: [],
    removed: [],
  }
  return { ...run, plan: ownParts }
}
