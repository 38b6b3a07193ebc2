import type { Random } from '../model/random.ts'
import type { ServerRequest } from '../model/run/server.ts'

type Weighted = readonly Pick<ServerRequest, 'weight'>[]

/**
 * Draws a number of requests by their weights.
 *
 * @returns positions in the list
 */
export function drawnRequests(random: Random, requests: Weighted, count: number): number[] {
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

/**
 * Draws requests and when each is due, at least one.
 *
 * @param count - of requests, on average
 */
export function drawnLoad(
  random: Random,
  requests: Weighted,
  count: number,
): Readonly<Record<'requests' | 'due', readonly number[]>> {
  const drawnValues = arrivals(random, count)
  const due = drawnValues.length > 0 ? drawnValues : [0]
  return { requests: drawnRequests(random, requests, due.length), due }
}

/**
 * When requests of many users who know nothing of each other arrive: a Poisson process.
 *
 * @param length - in mean distances between two arrivals
 * @returns ascending, in the same unit, all below the length
 */
export function arrivals(random: Random, length: number): readonly number[] {
  const distance = (): number => -Math.log(1 - random.next())
  const times: number[] = []
  for (let at = distance(); at < length; at += distance()) times.push(at)
  return times
}
