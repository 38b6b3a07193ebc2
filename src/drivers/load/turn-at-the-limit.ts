import type { LoadTimes } from '../actors.ts'

/** What one turn of a server at its limit yields. */
export interface TurnAtTheLimit {
  /** Seconds for each request that was answered while as many as possible were under way. */
  readonly perRequest: number
  /** Seconds from sending to the complete answer, of the same requests. */
  readonly latencies: readonly number[]
  /** Seconds of the whole turn. */
  readonly seconds: number
  /** Number of requests of the whole turn. */
  readonly sent: number
}

/**
 * Leaves out the beginning of a turn, in which the requests under way become as many as possible
 * and caches are refilled, and its end, in which they become fewer.
 *
 * @throws RangeError when the turn has no middle
 */
export function turnAtTheLimit({ answered, latencies, underWay }: LoadTimes): TurnAtTheLimit {
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
    perRequest: Math.max(end - begin, 1e-9) / count,
    latencies: latencies.slice(underWay, latencies.length - underWay),
    seconds: last,
    sent: order.length,
  }
}
