import type { Random } from '../model/random.ts'
import { drawsIn } from '../model/run/block.ts'
import type { Readings } from '../model/run/sample.ts'
import type { SlicedCommandActor } from './actors.ts'
import { onBoth, drawnSlot, type BySlot, type Slot } from './slot.ts'
import type { Driver } from './driver.ts'
import { percent } from '../model/percent.ts'

/**
 * Two whole commands at a time: each runs for a slice of some 20 ms while the other is suspended,
 * so that both see the same machine. Length and order are drawn for every pair of slices.
 * Wall-clock time is meaningless then, so the readings contain none.
 */
export const slicedDriver: Driver<SlicedCommandActor> = async (actors, { block }) => {
  const { readings, givenSeconds } = await slicedRuns(actors, {
    random: drawsIn(block),
    isWatched: false,
  })
  return {
    one: { ...readings.one, time: null },
    two: { ...readings.two, time: null },
    spentTime: { warmUp: 0, leadIn: 0, measured: givenSeconds.one + givenSeconds.two },
  }
}

/** One pair of runs. */
export interface SlicedRuns {
  readonly readings: BySlot<Readings>
  /** Total seconds of its slices. */
  readonly givenSeconds: BySlot<number>
  /** Seconds of these in which other processes had its CPU; 0 when this was not checked. */
  readonly waitedSeconds: BySlot<number>
}

const shortestMilliseconds = 10
const longestMilliseconds = 30

interface SlicedRunsRequest {
  readonly random: Random
  /** Whether to check how long they wait for their CPU, as the pilot does. */
  readonly isWatched: boolean
}

/** Runs both commands to their ends, in slices. */
export async function slicedRuns(
  actors: BySlot<SlicedCommandActor>,
  { random, isWatched }: SlicedRunsRequest,
): Promise<SlicedRuns> {
  await onBoth(actors, 'one', (actor) => actor.start())
  const givenParts = { one: 0, two: 0 }
  const waitedParts = { one: 0, two: 0 }
  for (let isOver = false; !isOver;) {
    const milliseconds = random.between(shortestMilliseconds, longestMilliseconds)
    // A command that has ended still gets its slice: which one ends first must not change the
    // order.
    const { one, two } = await onBoth(actors, drawnSlot(random), (actor) =>
      actor.slice({ milliseconds, isWatched }),
    )
    givenParts.one += one.seconds
    givenParts.two += two.seconds
    waitedParts.one += one.waitedSeconds
    waitedParts.two += two.waitedSeconds
    isOver = one.hasEnded && two.hasEnded
  }
  const readings = await onBoth(actors, 'one', (actor) => actor.readings())
  return { readings, givenSeconds: givenParts, waitedSeconds: waitedParts }
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

/**
 * Why the command of a slot, tried in slices, cannot be measured that way; `null` when it can.
 *
 * @param plain - its readings in a run that was not suspended
 */
export function bearsNoSlices(
  plain: Readings,
  { readings, givenSeconds, waitedSeconds }: SlicedRuns,
  slot: Slot,
): string | null {
  const usedSeconds = readings[slot]['cpu'] ?? NaN
  // Runnable time without the CPU counts as computing.
  const busy = (usedSeconds + waitedSeconds[slot]) / givenSeconds[slot]
  if (busy < leastShare) {
    return `it computes for ${percent(busy)} of its running time, and waits for the rest`
  }
  const share = usedSeconds / givenSeconds[slot]
  // Processes that are not suspended with the rest continue between its slices.
  if (share > mostShare) return `it used ${percent(share)} of its running time`
  const dearer = usedSeconds / (plain['cpu'] ?? NaN)
  if (dearer > mostDearer) return `slices made it cost ${dearer.toFixed(2)} times as much`
  return null
}
