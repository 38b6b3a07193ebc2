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
  const sorted = suites.toSorted((one, two) => perRow(one) - perRow(two))
  const kept = new Set<string>()
  let needed = 0
  for (const { name, seconds } of sorted) {
    const more = needed + fewestPairs * seconds
    if (more > secondsLeft) continue
    kept.add(name)
    needed = more
  }
  const first = sorted.find(({ seconds }) => seconds <= secondsLeft)
  return kept.size > 0 || first === undefined ? kept : new Set([first.name])
}
