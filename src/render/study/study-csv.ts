import type { Result } from '../../model/judging/result.ts'
import { sides } from '../../model/build/side.ts'
import { csvLine } from '../text/csv-line.ts'
import { filledTables } from './filled-tables.ts'

/**
 * A suite's results in the columns of the published study, for a spreadsheet. For each table: its
 * title, a line of column titles, the rows of both sides, and an empty line (RFC 4180).
 *
 * @returns `null` when the run was not of a suite, or the suite has no tables
 */
export function studyCsv(result: Result): string | null {
  const { study } = result.plan
  const tables = study === undefined ? [] : filledTables(study, result)
  if (tables.length === 0) return null
  const blocks = tables.map(({ title, titles, rows }) =>
    [
      csvLine([title]),
      csvLine(['side', ...titles, 'verdict']),
      ...sides.flatMap((side) =>
        rows[side].map(({ label, values, verdicts }) =>
          csvLine([side, label, ...values, verdicts === '' ? null : verdicts]),
        ),
      ),
    ].join(''),
  )
  return blocks.join('\r\n')
}
