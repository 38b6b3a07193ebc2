import type { BySide } from '../../model/build/side.ts'
import type { SuiteRow } from '../../model/run/suite.ts'

// So many have to fit, or hardly any row is decided.
const pairsWanted = 10
/** Of a row, whatever it does. */
const leastSeconds = 0.1
/** Calls that a row makes at least, with those by which its tool finds its way. */
const fewestCalls = 8

/**
 * The first rows of a suite that takes too long as a whole, as many as fit ten times into the time that
 * is left, but at least one: the others are never begun, so only the last of them can be left out.
 *
 * @param rows - what each side told until its time was over, in its order
 * @param secondsLeft - for all of the suite's pairs
 */
export function firstRows(
  { base, head }: BySide<readonly SuiteRow[]>,
  secondsLeft: number,
): BySide<readonly SuiteRow[]> {
  const slowest = new Map(base.map((row) => [row.name, secondsOf(row)]))
  const names = new Set<string>()
  let seconds = 0
  for (const row of head) {
    const other = slowest.get(row.name)
    if (other === undefined) continue
    seconds += 2 * Math.max(leastSeconds, fewestCalls * Math.max(other, secondsOf(row)))
    if (names.size > 0 && seconds * pairsWanted > secondsLeft) break
    names.add(row.name)
  }
  const among = (rows: readonly SuiteRow[]): readonly SuiteRow[] =>
    rows.filter(({ name }) => names.has(name))
  return { base: among(base), head: among(head) }
}

/** Of one call; 0 for a row that is no time. */
function secondsOf({ unit, value }: SuiteRow): number {
  return unit === 's' ? value : 0
}
