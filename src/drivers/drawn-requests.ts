import type { Random } from '../model/random.ts'
import type { ServerRequest } from '../model/run/server.ts'

/**
 * Draws a number of requests by their weights.
 *
 * @returns positions in the list
 */
export function drawnRequests(
  random: Random,
  requests: readonly Pick<ServerRequest, 'weight'>[],
  count: number,
): readonly number[] {
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
