import { chosenText } from '../text/format.ts'
import type { Row } from './row.ts'

/** The thresholds of rows in words: `±2 %`, or `±1 % to ±5 %` when they differ. */
export function withinText(rows: readonly Row[]): string {
  const thresholds = [...new Set(rows.flatMap(({ finding }) => finding.threshold ?? []))].toSorted(
    (one, other) => one - other,
  )
  const [least] = thresholds
  const most = thresholds.at(-1)
  if (least === undefined || most === undefined) return 'their thresholds'
  const first = `±${chosenText(least)}`
  return least === most ? first : `${first} to ±${chosenText(most)}`
}
