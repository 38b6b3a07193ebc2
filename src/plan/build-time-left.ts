import { medianOf } from '../stats/quantile-of.ts'
import type { BuildTimes } from '../model/build/build.ts'

// What is kept has been copied by then, and what was only looked for has been found.
const silentSeconds = 5

/**
 * Seconds that a build will go on as a guess: the median of earlier ones less the time that has passed.
 *
 * @param earlier - how long builds of the same kind took, in seconds
 * @param passedSeconds - since this one has begun
 * @returns `null` while nothing is known: at the very beginning, without an earlier build, and once it
 *   takes longer than they did
 */
export function buildTimeLeft(earlier: readonly number[], passedSeconds: number): number | null {
  const expected = medianOf(earlier)
  if (expected === null || passedSeconds < silentSeconds || passedSeconds >= expected) return null
  return expected - passedSeconds
}

const kept = 5
const mostKinds = 200

/**
 * What is known when one more build has ended: the last few of every kind, and only the kinds that were
 * built last.
 *
 * @param kind - digest of what the build has in common with those that take as long
 */
export function withBuildTime(times: BuildTimes, kind: string, seconds: number): BuildTimes {
  const { [kind]: earlier = [], ...others } = times
  const mine = [...earlier, seconds].slice(-kept)
  return Object.fromEntries([...Object.entries(others), [kind, mine]].slice(-mostKinds))
}
