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
