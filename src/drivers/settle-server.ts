import { mean } from 'simple-statistics'
import type { ServerBenchmark } from '../model/run/benchmark.ts'
import { type ServerActor, type ServerHabits, onBoth, leastBySlot, type BySlot } from './actors.ts'
import type { Calibration } from './calibrate.ts'
import { leastInBurst } from './server-turns.ts'

const burstNanoseconds = 2e6
const blockNanoseconds = 1e9
const warmNanoseconds = 0.3e9
const mostBatches = 400
const mostInBurst = 200
// Up to this a lead-in is worth its time: the caches that the other server has left cost a request a tenth.
const shortNanoseconds = 3e6

/**
 * Sends both servers all kinds of requests until they are warm, and determines the number of
 * requests of a turn, the same for both, and the number of turns in a block.
 */
export async function settleServer(
  actors: BySlot<ServerActor>,
  { server: { requests, burst } }: ServerBenchmark,
): Promise<
  Omit<Calibration, 'age' | 'checksums' | 'claims' | 'history' | 'undone'> & {
    readonly habits: BySlot<ServerHabits>
  }
> {
  const weights = requests.flatMap(({ weight }, at) => Array<number>(Math.min(weight, 10)).fill(at))
  await onBoth(actors, 'one', (actor) => actor.start())
  let spentNanoseconds = 0
  let calls = 0
  let perRequest = { one: Infinity, two: Infinity }
  for (let turn = 0; turn < 3 || (spentNanoseconds < warmNanoseconds && calls < 20_000); turn++) {
    const first = turn % 2 === 0 ? 'one' : 'two'
    const { one, two } = await onBoth(actors, first, (actor) =>
      actor.burst({ requests: weights, leadIn: 0 }),
    )
    const means = { one: mean(one), two: mean(two) }
    perRequest = leastBySlot(perRequest, means)
    calls += weights.length
    spentNanoseconds += Math.max(means.one, means.two) * weights.length
    // Repetition does not warm up a request that takes this long.
    if (spentNanoseconds > 5 * warmNanoseconds) break
  }
  const addons = await onBoth(actors, 'one', (actor) => actor.addons())
  const habits = await onBoth(actors, 'one', (actor) => actor.habits())
  await onBoth(actors, 'one', (actor) => actor.end())
  const iterations = burst ?? burstOf(Math.max(perRequest.one, perRequest.two))
  const pair = iterations * (perRequest.one + perRequest.two)
  const batches = Math.max(3, Math.min(mostBatches, Math.round(blockNanoseconds / pair)))
  const measuredSeconds = (batches * pair) / 1e9
  return { iterations, batches, calls, notes: [], measuredSeconds, addons, habits }
}

function burstOf(nanoseconds: number): number {
  const least = nanoseconds <= shortNanoseconds ? leastInBurst : 1
  return Math.max(least, Math.min(mostInBurst, Math.round(burstNanoseconds / nanoseconds)))
}
