import { chosenText } from '../text/format.ts'
import type { Row } from './row.ts'

/** The thresholds of rows in words: `±2%`, or `±1% to ±5%` when they differ. */
export function withinText(rows: readonly Row[]): string {
  const thresholds = [...new Set(rows.flatMap(({ finding }) => finding.threshold ?? []))].toSorted(
    (first, right) => first - right,
  )
  const [least] = thresholds
  const most = thresholds.at(-1)
  if (least === undefined || most === undefined) return 'their thresholds'
  const first = `±${chosenText(least)}`
  return least === most ? first : `${first} to ±${chosenText(most)}`
}

/**
 * What a regression must exceed for the check to fail: `the limit of 3%`, or its threshold.
 *
 * @param limit - a ratio; `null` when the thresholds are the limits
 */
export function boundText(limit: number | null, regressions: readonly Row[]): string {
  if (limit !== null) return `the limit of ${chosenText(limit)}`
  const thresholds = new Set(regressions.flatMap(({ finding }) => finding.threshold ?? []))
  const [only] = thresholds
  return only === undefined || thresholds.size > 1
    ? 'its threshold'
    : `the ${chosenText(only)} threshold`
}
