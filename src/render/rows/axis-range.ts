import { claimsChange } from '../../model/judging/claims-change.ts'
import type { Verdict } from '../../model/judging/verdict.ts'

/** What of a row decides how far an axis goes. */
export interface RowOnAxis {
  /** Ends of the interval, as ratios; `null` without one. */
  readonly low: number | null
  readonly high: number | null
  /** As a ratio; `null` when the row has none. */
  readonly threshold: number | null
  readonly verdict: Verdict
}

/**
 * The smallest range of a forest plot that shows every called row whole, nine in ten of the others, and every
 * threshold. Ranges are 1, 2 or 5 times a power of ten, so that plots of several runs look alike. Returns the axis'
 * end as a ratio, at least 1 %.
 */
export function axisRange(rows: readonly RowOnAxis[]): number {
  const [mostCalled = 0] = reachesOf(rows.filter(claimsChange))
  const uncalledReaches = reachesOf(rows.filter((row) => !claimsChange(row)))
  const mostOthers = uncalledReaches[Math.floor(uncalledReaches.length * 0.1)] ?? 0
  const threshold = rows.reduce((most, row) => Math.max(most, row.threshold ?? 0), 0)
  return roundUp(Math.max(mostCalled, mostOthers, threshold * 1.5, 0.01))
}

/** How far the intervals reach from zero, the farthest first. */
function reachesOf(rows: readonly RowOnAxis[]): readonly number[] {
  return rows
    .map(({ low, high }) => Math.max(Math.abs(low ?? 0), Math.abs(high ?? 0)))
    .toSorted((first, second) => second - first)
}

function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [1, 2, 5, 10].find((times) => times * power >= value * (1 - 1e-9)) ?? 10
  return Number((step * power).toPrecision(1))
}
