/** A suite that was learnt. */
export interface LearntSuite {
  readonly name: string
  /** Of one pair of processes. */
  readonly seconds: number
  readonly rows: number
}

/** Fewer pairs decide hardly any table: so many have to fit. */
export const fewestPairs = 10

/**
 * The suites whose pairs fit into the time that is left, ten of each: as many rows as possible, so
 * those with the least time per row come first. If ten pairs of none fit, the first is taken of which
 * one pair does.
 *
 * @returns their names
 */
export function suitesThatFit(
  suites: readonly LearntSuite[],
  secondsLeft: number,
): ReadonlySet<string> {
  const perRow = ({ seconds, rows }: LearntSuite): number => seconds / Math.max(1, rows)
  const learntSuites = suites.toSorted((learntSuite, two) => perRow(learntSuite) - perRow(two))
  const keptNames = new Set<string>()
  let neededCount = 0
  for (const { name, seconds } of learntSuites) {
    const more = neededCount + fewestPairs * seconds
    if (more > secondsLeft) continue
    keptNames.add(name)
    neededCount = more
  }
  const first = learntSuites.find(({ seconds }) => seconds <= secondsLeft)
  return keptNames.size > 0 || first === undefined ? keptNames : new Set([first.name])
}
