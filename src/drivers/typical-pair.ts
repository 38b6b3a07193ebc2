import { mean } from 'simple-statistics'
import { besideTime } from '../model/judging/metric.ts'
import type { Readings } from '../model/run/sample.ts'
import { medianOf } from '../stats/quantile-of.ts'
import { perSlot, type BySlot } from './actors.ts'

/** Share trimmed at each end of the pairs: garbage collections, and interruptions by other programs. */
const trimmedShare = 0.2

/** The typical pair of many positive ones, by 20% trimmed means of their log ratios and of their levels. */
export function typicalPair(pairs: readonly BySlot<number>[]): BySlot<number> {
  const logRatio = mirroredTrimmedMean(pairs.map(({ one, two }) => Math.log(one) - Math.log(two)))
  const level = mirroredTrimmedMean(
    pairs.map(({ one, two }) => (Math.log(one) + Math.log(two)) / 2),
  )
  return { one: Math.exp(level + logRatio / 2), two: Math.exp(level - logRatio / 2) }
}

/** 20% trimmed mean, added from both ends: negating all values negates it exactly. A RangeError without values. */
export function mirroredTrimmedMean(values: readonly number[]): number {
  const sortedValues = values.toSorted((first, second) => first - second)
  const cut = Math.floor(sortedValues.length * trimmedShare)
  const keptValues = sortedValues.slice(cut, sortedValues.length - cut)
  if (keptValues.length === 0) throw new RangeError('expected at least one value, got none')
  let doubledCount = 0
  for (let index = 0; index < keptValues.length; index++) {
    doubledCount += (keptValues[index] ?? NaN) + (keptValues[keptValues.length - 1 - index] ?? NaN)
  }
  return doubledCount / 2 / keptValues.length
}

/** More than this times the median of both slots is far: no typical batch scatters so much. */
const farFactor = 1.5

/** By seconds of calls: their mean, how many are far slower than is typical, and by how much; `null` for none. */
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
