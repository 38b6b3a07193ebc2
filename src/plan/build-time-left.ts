import { medianOf } from '../stats/median-of.ts'

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
