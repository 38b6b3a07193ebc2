import { mean } from 'simple-statistics'
import type { ServerBenchmark } from '../model/run/benchmark.ts'
import { isLoaded } from '../model/run/server.ts'
import type { ServerActor } from './actors.ts'
import type { Calibration } from './calibrate.ts'
import { onBoth, leastBySlot, type BySlot } from './slot.ts'
import { percent } from '../model/percent.ts'
import { randomOf } from '../model/random.ts'
import { grownBy, leastInBurst, pairOfLoads, type ServerTurn, underWayIn } from './server-turns.ts'

const burstNanoseconds = 2e6
const blockNanoseconds = 1e9
const warmNanoseconds = 0.3e9
const mostBatches = { bursts: 400, loads: 100 }
const mostInBurst = 200
// A lead-in is worth its time for requests up to this: without one, the caches that the other server has
// left cost them a tenth.
const shortNanoseconds = 3e6

/** The result of a pilot of two servers. */
export type SettledServer = Pick<
  Calibration,
  'iterations' | 'batches' | 'notes' | 'calls' | 'measuredSeconds' | 'addons'
>

/**
 * Sends both servers all kinds of requests until they are warm, and determines the number of
 * requests of a turn, the same for both, and the number of turns in a block.
 */
export function settleServer(
  actors: BySlot<ServerActor>,
  benchmark: ServerBenchmark,
): Promise<SettledServer> {
  return isLoaded(benchmark.server)
    ? settleAtTheLimit(actors, benchmark)
    : settleServers(actors, benchmark)
}

async function settleServers(
  actors: BySlot<ServerActor>,
  { server: { requests, burst } }: ServerBenchmark,
): Promise<SettledServer> {
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
  await onBoth(actors, 'one', (actor) => actor.end())
  const iterations = burst ?? burstOf(Math.max(perRequest.one, perRequest.two))
  const pair = iterations * (perRequest.one + perRequest.two)
  const batches = Math.max(3, Math.min(mostBatches.bursts, Math.round(blockNanoseconds / pair)))
  const measuredSeconds = (batches * pair) / 1e9
  return { iterations, batches, calls, notes: [], measuredSeconds, addons }
}

function burstOf(nanoseconds: number): number {
  const least = nanoseconds <= shortNanoseconds ? leastInBurst : 1
  return Math.max(least, Math.min(mostInBurst, Math.round(burstNanoseconds / nanoseconds)))
}

const warmSeconds = 0.3
const turnSeconds = 0.05
const secondsAtTheLimit = 1
const mostRequests = 200_000
const trySeed = 1

const slots = ['one', 'two'] as const
const sides = { one: 'base', two: 'head' } as const

/** Below this, a server waits for something else than its CPU. */
const busyShare = 0.85

async function settleAtTheLimit(
  actors: BySlot<ServerActor>,
  benchmark: ServerBenchmark,
): Promise<SettledServer> {
  const random = randomOf(trySeed)
  const underWay = underWayIn(benchmark)
  await onBoth(actors, 'one', (actor) => actor.start())
  await onBoth(actors, 'one', (actor) => actor.connect())
  const next = (timedRequests: number): Promise<BySlot<ServerTurn>> =>
    pairOfLoads(actors, { random, benchmark, requests: timedRequests })
  let timedRequests = 4 * underWay
  let calls = 0
  let spentSeconds = 0
  let pair = await next(timedRequests)
  for (let turn = 0; turn < 2 || (spentSeconds < warmSeconds && calls < 20_000); turn++) {
    timedRequests = requestsOf(pair, underWay)
    pair = await next(timedRequests)
    calls += pair.one.sentCount
    spentSeconds += Math.max(pair.one.seconds, pair.two.seconds)
    if (spentSeconds > 5 * warmSeconds) break
  }
  timedRequests = requestsOf(pair, underWay)
  const before = await onBoth(actors, 'one', (actor) => actor.usage())
  pair = await next(timedRequests)
  const after = await onBoth(actors, 'one', (actor) => actor.usage())
  const addons = await onBoth(actors, 'one', (actor) => actor.addons())
  await onBoth(actors, 'one', (actor) => actor.end())
  const idle = slots.flatMap((slot) => {
    const usedSeconds = grownBy(before[slot].cpuSeconds, after[slot].cpuSeconds)
    const busy = usedSeconds === null ? 1 : usedSeconds / pair[slot].seconds
    if (busy >= busyShare) return []
    return [`the server of ${sides[slot]} worked for ${percent(busy)} of its turns`]
  })
  const pairSeconds = pair.one.seconds + pair.two.seconds
  const wantedSeconds = 2 * (benchmark.server.seconds ?? secondsAtTheLimit)
  const batches = Math.max(3, Math.min(mostBatches.loads, Math.round(wantedSeconds / pairSeconds)))
  const measuredSeconds = batches * pairSeconds
  const notes = idle.length === 0 ? [] : [`${idle.join(' and ')}: ${othersLimit}`]
  return { iterations: timedRequests, batches, calls, notes, measuredSeconds, addons }
}

/** Enough that a turn consists of more than its beginning and its end. */
function requestsOf({ one, two }: BySlot<ServerTurn>, underWay: number): number {
  const perRequest = Math.max(...one.times, ...two.times)
  const fittingRequests = Math.round(turnSeconds / perRequest)
  return Math.min(mostRequests, Math.max(5 * underWay, fittingRequests))
}

const othersLimit =
  'what it waits for, its client or other programs are the limit, so a dearer server need not show in its time; CPU time shows it'
