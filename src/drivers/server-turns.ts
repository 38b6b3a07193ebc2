import type { Random } from '../model/random.ts'
import type { ServerBenchmark } from '../model/run/benchmark.ts'
import type { Readings } from '../model/run/sample.ts'
import type { ServerRequest, ServerUsage } from '../model/run/server.ts'
import { quantileOf } from '../stats/quantile-of.ts'
import { type ServerActor, drawnSlot, onBoth, perSlot, type BySlot } from './actors.ts'

/** What one turn of a server yields. */
export interface ServerTurn {
  /**
   * Seconds to the complete answer of every timed request, each compared with the one at its place in the other
   * slot's turn: an interruption of one leaves the others of its burst intact.
   */
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
    return { latencies, seconds, sentCount }
  })
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

/** By how much a counter of a server has grown; `null` where not known, as when one of its processes has ended. */
function grownBy(before: number | null, after: number | null): number | null {
  return before === null || after === null || after < before ? null : after - before
}

/** Draws a number of requests by their weights, as positions in the list. */
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
