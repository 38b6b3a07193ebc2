import type { Random } from '../model/random.ts'
import type { HarnessActor } from './actors.ts'
import { both } from './both.ts'
import { runLength } from './run-length.ts'
import { drawnSlot, type BySlot } from './slot.ts'

/** What a warm-up at a fixed age goes by. */
export interface AgedWarmUp {
  /** Of each state. */
  readonly calls: number
  /** Of what follows, in each slot. */
  readonly batches: number
}

/**
 * Alternates batches of fresh states, a quarter to a half of what follows: how many is drawn.
 *
 * @returns seconds of both slots
 */
export async function warmUpAged(
  actors: BySlot<HarnessActor>,
  random: Random,
  { calls, batches }: AgedWarmUp,
): Promise<number> {
  let seconds = 0
  const pairs = Math.ceil(batches * (0.25 + 0.25 * random.next()))
  for (let pair = 0; pair < pairs; pair++) {
    const { one, two } = await both(actors, drawnSlot(random), (actor) =>
      runLength(actor, { iterations: calls, leadIn: 0, fresh: true }),
    )
    seconds += (one.nanoseconds + two.nanoseconds) / 1e9
  }
  return seconds
}
