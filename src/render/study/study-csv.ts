import type { Result } from '../../model/judging/result.ts'
import { sides } from '../../model/build/side.ts'
import { csvLine, type CsvCell } from '../text/csv-line.ts'
import type { FilledRow } from './filled-row.ts'
import { filledTables } from './filled-tables.ts'
import type { JudgedRatio } from './judged-ratios.ts'

/**
 * A suite's results in the columns of the published study, for a spreadsheet. For each table: its
 * title, a line of column titles, the rows of both sides, and an empty line (RFC 4180).
 * Ratios that were judged follow the verdict, each with its interval and verdict.
 *
 * @returns `null` when the run was not of a suite, or the suite has no tables
 */
export function studyCsv(result: Result): string | null {
  const { study } = result.plan
  const tables = study === undefined ? [] : filledTables(study, result)
  if (tables.length === 0) return null
  const blocks = tables.map(({ title, titles, rows }) => {
    const judged = titles
      .slice(1)
      .flatMap((label, at) =>
        sides.some((side) => isJudged(rows[side], at)) ? [{ label, at }] : [],
      )
    const ratioTitles = judged.flatMap(({ label }) =>
      ['ratio', 'low', 'high', 'verdict'].map((part) => `${label}: ${part}`),
    )
    return [
      csvLine([title]),
      csvLine(['side', ...titles, 'verdict', ...ratioTitles]),
      ...sides.flatMap((side) =>
        rows[side].map(({ label, values, ratios, verdicts }) =>
          csvLine([
            side,
            label,
            ...values,
            verdicts === '' ? null : verdicts,
            ...judged.flatMap(({ at }) => ratioCells(ratios[at] ?? null)),
          ]),
        ),
      ),
    ].join('')
  })
  return blocks.join('\r\n')
}

function isJudged(rows: readonly FilledRow[], column: number): boolean {
  return rows.some(({ ratios }) => (ratios[column] ?? null) !== null)
}

function ratioCells(ratio: JudgedRatio | null): readonly CsvCell[] {
  return ratio === null
    ? [null, null, null, null]
    : [ratio.times, ratio.low, ratio.high, ratio.word]
}
