import { medianOf } from '../../stats/quantile-of.ts'
import { percent, type RowWarning } from './warning-facts.ts'

const RUN_DELAY_LIMIT = 0.05
const STEAL_LIMIT = 0.01
const SWITCHES_LIMIT = 20

/** Other processes took CPU time from the runs. */
export const contention: RowWarning = ({ pairs }) => {
  const delay = medianOf(pairs.contention.map(({ runDelayRatio }) => runDelayRatio)) ?? 0
  const steal = medianOf(pairs.contention.map(({ stealRatio }) => stealRatio)) ?? 0
  const switches =
    medianOf(pairs.contention.map(({ involuntarySwitches }) => involuntarySwitches)) ?? 0
  const signs = [
    ...(delay > RUN_DELAY_LIMIT ? [`runs waited ${percent(delay)} of their time for a CPU`] : []),
    ...(steal > STEAL_LIMIT ? [`the hypervisor took ${percent(steal)} of the time`] : []),
    ...(switches > SWITCHES_LIMIT ? [`a run was interrupted ${Math.round(switches)} times`] : []),
  ]
  if (signs.length === 0) return null
  return {
    code: 'contention',
    text: `other work on this machine: ${signs.join(', ')}; CPU time is the better column, a machine without other jobs avoids it`,
  }
}
