import type { Result } from '../../model/judging/result.ts'
import { sides } from '../../model/build/side.ts'
import { csvLine } from '../text/csv-line.ts'
import { filledTables } from './filled-tables.ts'

/**
 * The tables that a study had only in files of its own, in the columns of these files. For each
 * table: its title, a line of column titles, the rows of both sides, and an empty line (RFC 4180).
 *
 * @returns `null` when the run was not of a suite, or the suite has no such tables
 */
export function studyFilesCsv(result: Result): string | null {
  const { study } = result.plan
  const tables =
    study === undefined ? [] : filledTables(study, result).filter(({ onlyCsv }) => onlyCsv)
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
