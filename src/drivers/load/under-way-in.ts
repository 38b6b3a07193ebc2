import type { ServerBenchmark } from '../../model/run/benchmark.ts'
import { mostUnderWay } from '../../model/run/server.ts'

/** Most requests that can be under way at once, on the side that has more of them. */
export function underWayIn({ server, contest }: ServerBenchmark): number {
  const otherValue = contest === undefined ? 0 : mostUnderWay(contest.reference.server)
  return Math.max(mostUnderWay(server), otherValue)
}
