import { medianOf } from '../stats/quantile-of.ts'
import type { BuildTimes } from '../model/build/build.ts'

// By then, stored builds have been copied and lookups have finished.
const silentSeconds = 5

/**
 * Estimates the seconds until a build ends: the median duration of earlier builds minus the time
 * passed.
 *
 * @param earlier - durations of builds of the same kind, in seconds
 * @param passedSeconds - seconds since this build started
 * @returns `null` when there is no estimate: at the very beginning, without an earlier build, and
 *   once the build takes longer than the earlier ones did
 */
export function buildTimeLeft(earlier: readonly number[], passedSeconds: number): number | null {
  const expected = medianOf(earlier)
  if (expected === null || passedSeconds < silentSeconds || passedSeconds >= expected) return null
  return expected - passedSeconds
}

const keptBuilds = 5
const mostKinds = 200

/**
 * Adds a finished build to the known durations. Keeps the last few of every kind, and only the
 * kinds built most recently.
 *
 * @param kind - digest of what decides how long a build takes
 */
export function withBuildTime(times: BuildTimes, kind: string, seconds: number): BuildTimes {
  const { [kind]: earlier = [], ...otherNames } = times
  const mine = [...earlier, seconds].slice(-keptBuilds)
  return Object.fromEntries([...Object.entries(otherNames), [kind, mine]].slice(-mostKinds))
}

/** How far a build tool has come, by its own count. */
export interface BuildSteps {
  readonly doneSteps: number
  readonly total: number
  /** When it said so. */
  readonly atSeconds: number
}

// The first files are the small ones, and several are compiled before one is done.
const fewest = 20

/** What ninja counts in front of every line, `[12/1583] CXX …`; `null` for any other line. */
export function buildSteps(line: string, atSeconds: number): BuildSteps | null {
  const [, doneText, total] = /^\[(\d{1,7})\/(\d{1,7})\] /.exec(line) ?? []
  return doneText === undefined || total === undefined
    ? null
    : { doneSteps: Number(doneText), total: Number(total), atSeconds }
}

/**
 * Seconds that a build will go on as a guess: as long for each step as for those since the first.
 *
 * @returns `null` until enough steps are done
 */
export function stepsLeft(first: BuildSteps, now: BuildSteps): number | null {
  const doneCount = now.doneSteps - first.doneSteps
  const passedSeconds = now.atSeconds - first.atSeconds
  if (doneCount < fewest || passedSeconds <= 0) return null
  return (passedSeconds / doneCount) * Math.max(0, now.total - now.doneSteps)
}
