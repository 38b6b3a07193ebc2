import type { SuiteRow } from '../../model/run/suite.ts'
import type { BySide } from '../../model/build/side.ts'

const rowSeconds = 0.1
const suiteSeconds = 2
const leastRowSeconds = 0.02

/** What is known about a tool. */
interface Tool {
  /** Approximate overhead of the tool for each call. */
  readonly secondsPerCall: number
}

/**
 * How many calls each row of a suite makes on each side, so that a row takes a tenth of a second,
 * or less if the suite has more than twenty rows. Both sides make the same number of calls; it is
 * computed from the geometric mean of their times.
 *
 * @param rows - rows of a first run on each side; a row that is not a time gets no number of calls
 */
export function callsWithin(
  rows: BySide<readonly SuiteRow[]>,
  { secondsPerCall }: Tool,
): Readonly<Record<string, number>> {
  const seconds = Math.max(
    leastRowSeconds,
    Math.min(rowSeconds, suiteSeconds / Math.max(1, rows.head.length)),
  )
  return Object.fromEntries(
    [...secondsOfCalls(rows, { secondsPerCall })].map(([name, perCall]) => [
      name,
      Math.max(2, Math.round(seconds / perCall)),
    ]),
  )
}

/** What a call of each row takes, by name, with the tool's own part; only of rows that are times. */
export function secondsOfCalls(
  rows: BySide<readonly SuiteRow[]>,
  { secondsPerCall }: Tool,
): ReadonlyMap<string, number> {
  const before = new Map(rows.base.map((row) => [row.name, row]))
  return new Map(
    rows.head.flatMap(({ name, value, unit, better }) => {
      const suiteRow = before.get(name)
      if (suiteRow?.unit !== 's' || unit !== 's' || better !== 'lower') return []
      return [[name, Math.sqrt(value * suiteRow.value) + secondsPerCall] as const]
    }),
  )
}

/**
 * What is said of all rows that are not named, because nobody asks for them: the fewest calls. No row
 * has an empty name.
 */
export const otherRows = ['', 2] as const
