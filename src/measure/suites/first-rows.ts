import type { BySide } from '../../model/build/side.ts'
import type { SuiteRow } from '../../model/run/suite.ts'
import { otherRows } from './calls-within.ts'
import { shortestSeconds } from './share-of-calls.ts'
import { fewestPairs } from './suites-that-fit.ts'

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
  const slowest = new Map(base.map((row) => [row.name, rowSeconds(row)]))
  const names = new Set<string>()
  let seconds = 0
  for (const row of head) {
    const otherValue = slowest.get(row.name)
    if (otherValue === undefined) continue
    seconds += 2 * Math.max(leastSeconds, fewestCalls * Math.max(otherValue, rowSeconds(row)))
    if (names.size > 0 && seconds * fewestPairs > secondsLeft) break
    names.add(row.name)
  }
  return among({ base, head }, names)
}

/** What is known of a suite once its rows have made their calls. */
export interface SettledRows {
  readonly rows: BySide<readonly SuiteRow[]>
  /** That each row makes, by name. */
  readonly calls: Readonly<Record<string, number>>
  /** Of a pair. */
  readonly seconds: number
  /** What of them the calls take. */
  readonly workSeconds: number
}

/**
 * As many of the first rows as fit ten times, by what all of them really took: a row may begin with a thread
 * or a process of its own, which takes longer than its calls.
 *
 * @param secondsLeft - for all of the suite's pairs
 */
export function fewerRows(settledRows: SettledRows, secondsLeft: number): SettledRows {
  const { rows, calls, seconds, workSeconds } = settledRows
  const share = secondsLeft / (fewestPairs * shortestSeconds(settledRows))
  const all = rows.head.length
  const count = Math.max(1, Math.floor(all * share))
  if (count >= all) return settledRows
  const leadingSides = leadingRows(rows, count)
  const names = new Set(leadingSides.head.map(({ name }) => name))
  const ownNames = Object.entries(calls).filter(
    ([name]) => names.has(name) || name === otherRows[0],
  )
  return {
    rows: leadingSides,
    calls: Object.fromEntries(ownNames),
    seconds: (seconds * count) / all,
    workSeconds: (workSeconds * count) / all,
  }
}

/** That many of the first rows, in head's order. */
export function leadingRows(
  rows: BySide<readonly SuiteRow[]>,
  count: number,
): BySide<readonly SuiteRow[]> {
  return among(rows, new Set(rows.head.slice(0, count).map(({ name }) => name)))
}

function among(
  { base, head }: BySide<readonly SuiteRow[]>,
  names: ReadonlySet<string>,
): BySide<readonly SuiteRow[]> {
  const chosen = (rows: readonly SuiteRow[]): readonly SuiteRow[] =>
    rows.filter(({ name }) => names.has(name))
  return { base: chosen(base), head: chosen(head) }
}

/** Of one call; 0 for a row that is no time. */
function rowSeconds({ unit, value }: SuiteRow): number {
  return unit === 's' ? value : 0
}
