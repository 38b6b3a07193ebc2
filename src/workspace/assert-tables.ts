import { nearestNames } from '../model/nearest-names.ts'
import type { FiguresFrom } from '../model/run/published/published-document.ts'
import type { StudyTable } from '../model/run/study.ts'
import { UsageError } from '../model/usage-error.ts'

type PrintedTable = Pick<StudyTable, 'title' | 'rows' | 'columns'> & {
  readonly from?: readonly FiguresFrom[] | undefined
}

/**
 * Refuses tables whose parts name each other wrongly: what they would show is silently missing.
 *
 * @param file - `./mine/suite.json`
 * @throws UsageError that says which name is meant by none
 */
export function assertTables(tables: readonly PrintedTable[], file: string): void {
  for (const table of tables) {
    const columns = table.columns.map(({ label }) => label)
    for (const { ratioTo } of table.columns) {
      if (ratioTo === undefined || columns.includes(ratioTo)) continue
      throw noSuch('column for ratioTo', ratioTo, { table, there: columns, file })
    }
    if (!Array.isArray(table.rows)) continue
    const rows = table.rows.map(({ label }) => label)
    const shownTables = (table.from ?? []).filter(({ besides }) => besides !== true)
    for (const row of shownTables.flatMap(({ rows: figures }) => Object.keys(figures))) {
      if (!rows.includes(row)) throw noSuch('row for from', row, { table, there: rows, file })
    }
  }
}

interface NoSuchRequest {
  readonly table: PrintedTable
  readonly there: readonly string[]
  readonly file: string
}

function noSuch(
  what: string,
  actualName: string,
  { table, there, file }: NoSuchRequest,
): UsageError {
  const near = nearestNames(actualName, there)
  const names = (near.length > 0 ? near : there.slice(0, 10))
    .map((suggestion) => `"${suggestion}"`)
    .join(', ')
  return new UsageError(
    `expected a ${what} in the table "${table.title}" of ${file}, got "${actualName}": ${near.length > 0 ? 'did you mean' : 'there are'} ${names}`,
  )
}
