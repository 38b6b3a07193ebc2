import type { Random } from '../../model/random.ts'
import type { ServerBenchmark } from '../../model/run/benchmark.ts'
import type { ServerActor } from '../actors.ts'
import { onBoth } from '../both.ts'
import { drawnRequests } from '../drawn-requests.ts'
import { drawnSlot, type BySlot } from '../slot.ts'
import { turnAtTheLimit, type TurnAtTheLimit } from './turn-at-the-limit.ts'
import { underWayIn } from './under-way-in.ts'

/** A pair of turns to draw. */
interface PairOfTurns {
  readonly random: Random
  readonly benchmark: ServerBenchmark
  /** Number of timed requests of a typical turn. */
  readonly timedSeconds: number
}

/** Loads both servers with the same requests, in drawn number and order. */
export async function onePair(
  actors: BySlot<ServerActor>,
  { random, benchmark, timedSeconds }: PairOfTurns,
): Promise<BySlot<TurnAtTheLimit>> {
  const least = Math.max(1, Math.floor(timedSeconds * 0.75))
  const count = random.between(least, Math.ceil(timedSeconds * 1.25)) + 2 * underWayIn(benchmark)
  const load = {
    requests: drawnRequests(random, benchmark.server.requests, count),
    due: null,
  }
  const { one, two } = await onBoth(actors, drawnSlot(random), (actor) => actor.load(load))
  return { one: turnAtTheLimit(one), two: turnAtTheLimit(two) }
}
