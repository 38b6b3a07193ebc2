import { percent } from '../model/percent.ts'
import type { Readings } from '../model/run/sample.ts'

/** A command that ran once as it is and once in slices. */
export interface SliceTrial {
  readonly plain: Readings
  readonly sliced: Readings
  /** Total seconds of its slices. */
  readonly givenSeconds: number
  /** Seconds of these in which others had its CPU. */
  readonly waitedSeconds: number
}

const leastSeconds = 0.4
const leastShare = 0.8
const mostShare = 1.15

// Caches emptied by the other command cost something at every slice, but not this much.
const mostDearer = 1.4

/**
 * Why it is pointless to try a command in slices; `null` when it is not.
 *
 * @param plain - readings of a run that was not suspended
 */
export function refusesSlices({ time, cpu }: Readings): string | null {
  if (time === undefined || time === null || cpu === undefined || cpu === null) {
    return 'its CPU time is not known'
  }
  if (time < leastSeconds) {
    return `it takes ${time.toFixed(2)} s, less than ${String(leastSeconds)} s`
  }
  const share = cpu / time
  if (share > mostShare) return `it keeps ${share.toFixed(1)} CPUs busy, but slices have one`
  return null
}

/** Why a command that was tried in slices cannot be measured that way; `null` when it can. */
export function bearsNoSlices({
  plain,
  sliced: slicedValue,
  givenSeconds,
  waitedSeconds,
}: SliceTrial): string | null {
  const usedAmount = slicedValue['cpu'] ?? NaN
  // Runnable time without the CPU counts as computing.
  const busy = (usedAmount + waitedSeconds) / givenSeconds
  if (busy < leastShare) {
    return `it computes for ${percent(busy)} of its running time, and waits for the rest`
  }
  const share = usedAmount / givenSeconds
  // Processes that are not suspended with the rest continue between its slices.
  if (share > mostShare) return `it used ${percent(share)} of its running time`
  const dearer = usedAmount / (plain['cpu'] ?? NaN)
  if (dearer > mostDearer) return `slices made it cost ${dearer.toFixed(2)} times as much`
  return null
}
