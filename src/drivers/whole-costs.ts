import { mean } from 'simple-statistics'
import { besideTime } from '../model/judging/metric.ts'
import type { Readings } from '../model/run/sample.ts'
import { medianOf } from '../stats/quantile-of.ts'
import { perSlot, type BySlot } from './slot.ts'

/** More than this times the median of both slots is far: no typical batch scatters so much. */
const farFactor = 1.5

/**
 * What a trimmed centre leaves out: the mean of all calls, and how many batches or requests are far slower
 * than is typical, and by how much.
 *
 * @param seconds - of a call, in each batch, request or run of a slot
 * @returns readings of the metrics that stand beside the time; `null` where there are none
 */
export function wholeCosts(seconds: BySlot<readonly number[]>): BySlot<Readings> {
  const limit = farFactor * (medianOf([...seconds.one, ...seconds.two]) ?? 0)
  return perSlot(seconds, (all) => {
    const far = all.filter((each) => each > limit)
    const share = all.length === 0 ? null : far.length / all.length
    const { mean: meanId, farShare, farTime } = besideTime
    return { [meanId]: meanOf(all), [farShare]: share, [farTime]: meanOf(far) }
  })
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : mean([...values])
}
