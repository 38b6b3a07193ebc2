import { randomOf } from '../model/random.ts'
import type { Readings } from '../model/run/sample.ts'
import type { SlicedCommandActor } from './actors.ts'
import { both } from './both.ts'
import type { Driver } from './driver.ts'
import { drawnSlot, type BySlot } from './slot.ts'

/**
 * Two whole commands at a time, each let run for a slice of some 20 ms while the other one is
 * suspended, so that both see the same machine. Length and order are drawn for every pair of slices.
 * The clock on the wall means nothing then, so there is no time among the readings.
 */
export const sliced: Driver<SlicedCommandActor> = {
  id: 'sliced',
  block: async (actors, { block: { seed } }) => {
    const { readings } = await slicedRuns(actors, { seed, watched: false })
    return { one: { ...readings.one, time: null }, two: { ...readings.two, time: null } }
  },
}

/** One pair of runs. */
export interface SlicedRuns {
  readonly readings: BySlot<Readings>
  /** How long each was let run in all. */
  readonly givenSeconds: BySlot<number>
  /** How much of that other processes had its CPU; 0 when it was not checked. */
  readonly waitedSeconds: BySlot<number>
}

const shortestMilliseconds = 10
const longestMilliseconds = 30

/** Runs both commands to their ends, in slices. */
export async function slicedRuns(
  actors: BySlot<SlicedCommandActor>,
  {
    seed,
    watched,
  }: {
    readonly seed: number
    /** Whether to look how long they wait for their CPU, as a trial does. */
    readonly watched: boolean
  },
): Promise<SlicedRuns> {
  const random = randomOf(seed)
  await both(actors, drawnSlot(random), (actor) => actor.start())
  const given = { one: 0, two: 0 }
  const waited = { one: 0, two: 0 }
  for (let isOver = false; !isOver;) {
    const milliseconds = random.between(shortestMilliseconds, longestMilliseconds)
    // One that has ended is asked all the same: who ends first must not change the order.
    const { one, two } = await both(actors, drawnSlot(random), (actor) =>
      actor.slice({ milliseconds, watched }),
    )
    given.one += one.seconds
    given.two += two.seconds
    waited.one += one.waitedSeconds
    waited.two += two.waitedSeconds
    isOver = one.ended && two.ended
  }
  const readings = await both(actors, 'one', (actor) => actor.readings())
  return { readings, givenSeconds: given, waitedSeconds: waited }
}
