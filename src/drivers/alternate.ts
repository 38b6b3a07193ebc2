import { mean } from 'simple-statistics'
import { randomOf, type Random } from '../model/random.ts'
import type { ServerBenchmark } from '../model/run/benchmark.ts'
import type { Readings } from '../model/run/sample.ts'
import { isLoaded, type ServerRequest } from '../model/run/server.ts'
import type { Burst, ServerActor } from './actors.ts'
import { onBoth } from './both.ts'
import { atRate } from './load/at-rate.ts'
import { atTheLimit } from './load/at-the-limit.ts'
import { cpuPerRequest } from './load/cpu-per-request.ts'
import { latenciesOf } from './load/latencies-of.ts'
import { usageReadings } from './load/usage-readings.ts'
import { drawnRequests } from './drawn-requests.ts'
import type { BlockYield, Driver, DriverContext } from './driver.ts'
import { drawnSlot, type BySlot, type Slot } from './slot.ts'
import { typicalPair } from './typical-pair.ts'

/**
 * Both servers stay alive, and one client sends short bursts of the same requests to each in turn.
 * The requests, their number and the order of the servers are drawn for every pair of bursts. A
 * server under load gets longer turns, or one long one where requests come at a rate.
 */
export const alternate: Driver<ServerActor, ServerBenchmark> = {
  id: 'alternate',
  block: alternateBlock,
}

/** Most untimed requests before each burst. */
const mostLeadIn = 2

function alternateBlock(
  actors: BySlot<ServerActor>,
  context: DriverContext<ServerBenchmark>,
): Promise<BlockYield> {
  const { server } = context.benchmark
  if (!isLoaded(server)) return inBursts(actors, context)
  return server.rate === null ? atTheLimit(actors, context) : atRate(actors, context)
}

async function inBursts(
  actors: BySlot<ServerActor>,
  { block: drawnParts, benchmark, pilot }: DriverContext<ServerBenchmark>,
): Promise<BlockYield> {
  const random = randomOf(drawnParts.seed)
  const pairs: Pairs = {
    actors,
    random,
    requests: benchmark.server.requests,
    iterations: pilot.iterations,
  }
  await onBoth(actors, 'one', (actor) => actor.start())
  // Whole pairs, so that both servers get equally many requests. Their number is drawn, like the
  // length of every warm-up.
  const warmUp = Math.ceil(pilot.batches * (0.2 + 0.2 * random.next()))
  let warmUpSeconds = 0
  for (let pair = 0; pair < warmUp; pair++) {
    warmUpSeconds += secondsOfBoth((await pairOfBursts(pairs)).nanoseconds)
  }
  const before = await onBoth(actors, 'one', (actor) => actor.usage())
  const timedTurn = await measure(pairs, pilot.batches)
  const after = await onBoth(actors, 'one', (actor) => actor.usage())
  await onBoth(actors, 'one', (actor) => actor.end())
  const time = typicalPair(timedTurn.pairs)
  const of = (slot: Slot): Readings => ({
    time: time[slot],
    cpu: cpuPerRequest(before[slot], after[slot], timedTurn.sentAt),
    ...usageReadings(before[slot], after[slot]),
    throughput: 1 / mean(timedTurn.seconds[slot]),
    ...latenciesOf(timedTurn.seconds[slot]),
  })
  // What untimed requests took is not known.
  const spentParts = { warmUp: warmUpSeconds, leadIn: 0, measured: secondsOfAll(timedTurn.seconds) }
  return { one: of('one'), two: of('two'), spent: spentParts }
}

function secondsOfBoth({ one, two }: BySlot<readonly number[]>): number {
  return secondsOfAll({ one: inSeconds(one), two: inSeconds(two) })
}

function secondsOfAll({ one, two }: BySlot<readonly number[]>): number {
  // Side by side, so that nothing is rounded differently when the slots are swapped.
  return one.reduce(addSeconds, 0) + two.reduce(addSeconds, 0)
}

function addSeconds(sum: number, seconds: number): number {
  return sum + seconds
}

/** Configuration of the pairs of bursts. */
interface Pairs {
  readonly actors: BySlot<ServerActor>
  readonly random: Random
  readonly requests: readonly ServerRequest[]
  /** Requests per burst, as determined by the pilot. */
  readonly iterations: number
}

interface TimedTurn {
  /** Seconds of the same request in both slots, for every timed request. */
  readonly pairs: readonly BySlot<number>[]
  /** Seconds of every timed request. */
  readonly seconds: BySlot<readonly number[]>
  /** Requests to each slot, including lead-ins. */
  readonly sentAt: number
}

async function measure(wanted: Pairs, batches: number): Promise<TimedTurn> {
  const pairs: BySlot<number>[] = []
  const seconds: { readonly one: number[]; readonly two: number[] } = { one: [], two: [] }
  let sentCount = 0
  for (let index = 0; index < batches; index++) {
    const { burst, nanoseconds } = await pairOfBursts(wanted)
    const ownParts = { one: inSeconds(nanoseconds.one), two: inSeconds(nanoseconds.two) }
    // Compared request by request: an interruption of one leaves the others of its burst intact.
    pairs.push(...ownParts.one.map((one, at) => ({ one, two: ownParts.two[at] ?? NaN })))
    seconds.one.push(...ownParts.one)
    seconds.two.push(...ownParts.two)
    sentCount += burst.requests.length
  }
  return { pairs, seconds, sentAt: sentCount }
}

async function pairOfBursts({ actors, random, requests, iterations }: Pairs): Promise<{
  readonly burst: Burst
  readonly nanoseconds: BySlot<readonly number[]>
}> {
  const most = Math.ceil(iterations * 1.5)
  const timedAmount = random.between(Math.max(1, Math.floor(iterations * 0.5)), most)
  // A long request needs no lead-in, and one would cost too much.
  const leadIn = iterations < 3 ? 0 : random.between(1, mostLeadIn)
  const burst = { requests: drawnRequests(random, requests, leadIn + timedAmount), leadIn }
  const nanoseconds = await onBoth(actors, drawnSlot(random), (actor) => actor.burst(burst))
  return { burst, nanoseconds }
}

function inSeconds(nanoseconds: readonly number[]): readonly number[] {
  return nanoseconds.map((time) => time / 1e9)
}
