import type { Random } from '../model/random.ts'
import type { ServerBenchmark } from '../model/run/benchmark.ts'
import type { Readings } from '../model/run/sample.ts'
import {
  mostUnderWay,
  type LoadTimes,
  type ServerRequest,
  type ServerUsage,
} from '../model/run/server.ts'
import { quantileOf } from '../stats/quantile-of.ts'
import type { ServerActor } from './actors.ts'
import { drawnSlot, onBoth, perSlot, type BySlot } from './slot.ts'

/** What one turn of a server yields. */
export interface ServerTurn {
  /** Seconds, of which each is compared with the one at the same place in the other slot's turn. */
  readonly times: readonly number[]
  /** Seconds from sending to the complete answer, of every timed request. */
  readonly latencies: readonly number[]
  /** Seconds of the turn, as far as they are known. */
  readonly seconds: number
  /** Number of requests of the whole turn. */
  readonly sentCount: number
}

/** Most untimed requests before each burst. */
const mostLeadIn = 2

/** Fewest requests of a burst that has any of them. */
export const leastInBurst = 3

interface TurnsToDraw {
  readonly random: Random
  readonly benchmark: ServerBenchmark
  /** Number of timed requests of a typical turn. */
  readonly requests: number
}

/** Sends both servers the same requests one by one, in drawn number and order. */
export async function pairOfBursts(
  actors: BySlot<ServerActor>,
  { random, benchmark, requests }: TurnsToDraw,
): Promise<BySlot<ServerTurn>> {
  const most = Math.ceil(requests * 1.5)
  const timedAmount = random.between(Math.max(1, Math.floor(requests * 0.5)), most)
  // A long request needs no lead-in, and one would cost too much.
  const leadIn = requests < leastInBurst ? 0 : random.between(1, mostLeadIn)
  const sentCount = leadIn + timedAmount
  const burst = { requests: drawnRequests(random, benchmark.server.requests, sentCount), leadIn }
  const nanoseconds = await onBoth(actors, drawnSlot(random), (actor) => actor.burst(burst))
  return perSlot(nanoseconds, (times) => {
    const latencies = times.map((time) => time / 1e9)
    const seconds = latencies.reduce((sum, each) => sum + each, 0)
    // Compared request by request: an interruption of one leaves the others of its burst intact.
    return { times: latencies, latencies, seconds, sentCount }
  })
}

/** Loads both servers with the same requests, in drawn number and order. */
export async function pairOfLoads(
  actors: BySlot<ServerActor>,
  { random, benchmark, requests }: TurnsToDraw,
): Promise<BySlot<ServerTurn>> {
  const least = Math.max(1, Math.floor(requests * 0.75))
  const count = random.between(least, Math.ceil(requests * 1.25)) + 2 * underWayIn(benchmark)
  const drawn = drawnRequests(random, benchmark.server.requests, count)
  const times = await onBoth(actors, drawnSlot(random), (actor) => actor.load(drawn))
  return perSlot(times, turnAtTheLimit)
}

/** Most requests that can be under way at once, on the side that has more of them. */
export function underWayIn({ server, contest }: ServerBenchmark): number {
  return Math.max(
    mostUnderWay(server),
    contest === undefined ? 0 : mostUnderWay(contest.reference.server),
  )
}

/**
 * Leaves out the beginning of a turn, in which the requests under way become as many as possible
 * and caches are refilled, and its end, in which they become fewer. What is compared is the time for
 * each request of the rest.
 *
 * @throws RangeError when the turn has no middle
 */
export function turnAtTheLimit({ answers: answered, latencies, underWay }: LoadTimes): ServerTurn {
  const order = answered.toSorted((first, second) => first - second)
  const begin = order[underWay - 1]
  const end = order[order.length - underWay - 1]
  const last = order.at(-1)
  const count = order.length - 2 * underWay
  if (begin === undefined || end === undefined || last === undefined || count < 1) {
    throw new RangeError(
      `expected more than ${String(2 * underWay)} requests, got ${String(order.length)}`,
    )
  }
  return {
    // A clock can be too coarse for a turn.
    times: [Math.max(end - begin, 1e-9) / count],
    latencies: latencies.slice(underWay, latencies.length - underWay),
    seconds: last,
    sentCount: order.length,
  }
}

/** What a server had used before and after its measured part. */
interface UsageSpan {
  readonly before: ServerUsage
  readonly after: ServerUsage
  /** Requests in between. */
  readonly sentCount: number
}

/**
 * What a server has used, and its latency metrics.
 *
 * @param latencies - seconds of every timed request, at least one
 */
export function serverReadings(
  { before, after, sentCount }: UsageSpan,
  latencies: readonly number[],
): Readings {
  const cpuSeconds = grownBy(before.cpuSeconds, after.cpuSeconds)
  const order = latencies.toSorted((first, second) => first - second)
  return {
    cpu: cpuSeconds !== null && cpuSeconds > 0 ? cpuSeconds / sentCount : null,
    'peak-memory': after.peakMemoryBytes,
    'page-faults': grownBy(before.pageFaults, after.pageFaults),
    'context-switches': grownBy(before.contextSwitches, after.contextSwitches),
    'latency-p50': quantileOf(order, 0.5),
    'latency-p95': quantileOf(order, 0.95),
    'latency-p99': quantileOf(order, 0.99),
  }
}

/**
 * By how much a counter of a server has grown; `null` where it is not known. The figures of a server
 * process that has ended meanwhile are lost.
 */
export function grownBy(before: number | null, after: number | null): number | null {
  return before === null || after === null || after < before ? null : after - before
}

/**
 * Draws a number of requests by their weights.
 *
 * @returns positions in the list
 */
function drawnRequests(
  random: Random,
  requests: readonly Pick<ServerRequest, 'weight'>[],
  count: number,
): number[] {
  const total = requests.reduce((sum, { weight }) => sum + weight, 0)
  return Array.from({ length: count }, () => {
    let remaining = random.next() * total
    const at = requests.findIndex(({ weight }) => {
      remaining -= weight
      return remaining < 0
    })
    return Math.max(0, at)
  })
}
