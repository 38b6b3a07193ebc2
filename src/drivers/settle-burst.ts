import { mean } from 'simple-statistics'
import type { ServerBenchmark } from '../model/run/benchmark.ts'
import { isLoaded } from '../model/run/server.ts'
import type { ServerActor } from './actors.ts'
import { onBoth } from './both.ts'
import { settleLoad } from './load/settle-load.ts'
import type { SettledBurst } from './load/settled-burst.ts'
import { leastBySlot, type BySlot } from './slot.ts'

const burstNanoseconds = 2e6
const blockNanoseconds = 1e9
const warmNanoseconds = 0.3e9
const mostBatches = 400
const mostInBurst = 200

/**
 * Sends both servers all kinds of requests until they are warm, and determines the number of
 * requests per burst, the same for both, and the number of bursts per block.
 */
export async function settleBurst(
  actors: BySlot<ServerActor>,
  benchmark: ServerBenchmark,
): Promise<SettledBurst> {
  const { requests, burst } = benchmark.server
  if (isLoaded(benchmark.server)) return settleLoad(actors, benchmark)
  const weights = requests.flatMap(({ weight }, at) => Array<number>(Math.min(weight, 10)).fill(at))
  await onBoth(actors, 'one', (actor) => actor.start())
  let spentSeconds = 0
  let calls = 0
  let perRequest = { one: Infinity, two: Infinity }
  for (let turn = 0; turn < 3 || (spentSeconds < warmNanoseconds && calls < 20_000); turn++) {
    const first = turn % 2 === 0 ? 'one' : 'two'
    const { one, two } = await onBoth(actors, first, (actor) =>
      actor.burst({ requests: weights, leadIn: 0 }),
    )
    const means = { one: mean(one), two: mean(two) }
    perRequest = leastBySlot(perRequest, means)
    calls += weights.length
    spentSeconds += Math.max(means.one, means.two) * weights.length
    // Repetition does not warm up a request that takes this long.
    if (spentSeconds > 5 * warmNanoseconds) break
  }
  const addons = await onBoth(actors, 'one', (actor) => actor.addons())
  await onBoth(actors, 'one', (actor) => actor.end())
  const iterations = burst ?? burstOf(Math.max(perRequest.one, perRequest.two))
  const pair = iterations * (perRequest.one + perRequest.two)
  const batches = Math.max(3, Math.min(mostBatches, Math.round(blockNanoseconds / pair)))
  const measuredSeconds = (batches * pair) / 1e9
  return { iterations, batches, calls, notes: [], measuredSeconds, addons }
}

function burstOf(nanoseconds: number): number {
  return Math.max(1, Math.min(mostInBurst, Math.round(burstNanoseconds / nanoseconds)))
}
