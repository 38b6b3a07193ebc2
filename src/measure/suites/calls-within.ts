import type { SuiteRow } from '../../model/run/suite.ts'
import type { BySide } from '../../model/build/side.ts'

const rowSeconds = 0.1
const suiteSeconds = 2
const leastRowSeconds = 0.02

/** What is known of a tool. */
interface Tool {
  /** About what it takes itself for each call. */
  readonly secondsPerCall: number
}

/**
 * How many calls each row of a suite makes on either side, so that a row takes a tenth of a second to
 * measure, less where the suite has more than twenty rows, and both sides do the same work. Of two
 * sides of different speed each gets its share of the surprise: the geometric mean of their times is
 * what is reckoned with.
 *
 * @param rows - of a first run on each side; what is no time has no number of calls
 */
export function callsWithin(
  rows: BySide<readonly SuiteRow[]>,
  { secondsPerCall }: Tool,
): Readonly<Record<string, number>> {
  const seconds = Math.max(
    leastRowSeconds,
    Math.min(rowSeconds, suiteSeconds / Math.max(1, rows.head.length)),
  )
  const before = new Map(rows.base.map((row) => [row.name, row]))
  return Object.fromEntries(
    rows.head.flatMap(({ name, value, unit, better }) => {
      const other = before.get(name)
      if (other?.unit !== 's' || unit !== 's' || better !== 'lower') return []
      const perCall = Math.sqrt(value * other.value) + secondsPerCall
      return [[name, Math.max(2, Math.round(seconds / perCall))] as const]
    }),
  )
}

/**
 * What is said of all rows that are not named, because nobody asks for them: the fewest calls. No row
 * has an empty name.
 */
export const otherRows = ['', 2] as const
