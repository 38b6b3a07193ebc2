import { randomOf } from '../model/random.ts'
import type { Readings } from '../model/run/sample.ts'
import type { SlicedCommandActor } from './actors.ts'
import { onBoth } from './both.ts'
import type { Driver } from './driver.ts'
import { drawnSlot, type BySlot } from './slot.ts'

/**
 * Two whole commands at a time: each runs for a slice of some 20 ms while the other is suspended,
 * so that both see the same machine. Length and order are drawn for every pair of slices.
 * Wall-clock time is meaningless then, so the readings contain none.
 */
export const slicedDriver: Driver<SlicedCommandActor> = {
  id: 'sliced',
  block: async (actors, { block: { seed } }) => {
    const { readings, givenSeconds } = await slicedRuns(actors, { seed, isWatched: false })
    return {
      one: { ...readings.one, time: null },
      two: { ...readings.two, time: null },
      spent: { warmUp: 0, leadIn: 0, measured: givenSeconds.one + givenSeconds.two },
    }
  },
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
  readonly seed: number
  /** Whether to check how long they wait for their CPU, as the pilot does. */
  readonly isWatched: boolean
}

/** Runs both commands to their ends, in slices. */
export async function slicedRuns(
  actors: BySlot<SlicedCommandActor>,
  { seed, isWatched }: SlicedRunsRequest,
): Promise<SlicedRuns> {
  const random = randomOf(seed)
  await onBoth(actors, drawnSlot(random), (actor) => actor.start())
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
