import type { Steadiness, SteadinessTrial } from '../model/steadiness.ts'
import { medianOf } from '../stats/median-of.ts'

const horizonSeconds = 30

/** Makes a median absolute deviation comparable to a standard deviation of normal noise. */
const madToDeviation = 1.4826

/** Quantile of the normal distribution for a two-sided interval of 95 %. */
const normal95 = 1.96

/**
 * What a machine shows of itself when one program is measured against itself.
 *
 * The true ratio is 1, so the process pairs' means scatter around 0 by what a block errs, and never by
 * less than the unrest inside a pair lets expect. Few pairs tell the former roughly; the latter, of
 * many windows, is what two trials are compared by.
 */
export function steadinessOf({ windows, seconds }: SteadinessTrial): Steadiness {
  const deviations = windows.flatMap((pair) => {
    const centre = medianOf(pair) ?? 0
    return pair.map((ratio) => Math.abs(ratio - centre))
  })
  const noise = madToDeviation * (medianOf(deviations) ?? 0)
  const means = windows.map((pair) => pair.reduce((sum, ratio) => sum + ratio, 0) / pair.length)
  const spread = Math.sqrt(means.reduce((sum, mean) => sum + mean * mean, 0) / means.length)
  const least = noise / Math.sqrt(deviations.length / windows.length)
  const blocks = Math.max(1, (horizonSeconds * windows.length) / Math.max(seconds, 0.001))
  const logarithm = (normal95 * Math.max(spread, least)) / Math.sqrt(blocks)
  return { resolution: Math.expm1(logarithm), noise }
}
