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
 * those with the least time per row come first. The first of them is taken even if only one pair
 * fits.
 *
 * @returns their names
 */
export function suitesThatFit(
  suites: readonly LearntSuite[],
  secondsLeft: number,
): ReadonlySet<string> {
  const perRow = ({ seconds, rows }: LearntSuite): number => seconds / Math.max(1, rows)
  const kept = new Set<string>()
  let needed = 0
  for (const suite of suites.toSorted((one, two) => perRow(one) - perRow(two))) {
    const more = needed + fewestPairs * suite.seconds
    if ((kept.size > 0 ? more : suite.seconds) > secondsLeft) continue
    kept.add(suite.name)
    needed = more
  }
  return kept
}
