import type { JudgedRow } from '../../model/judging/judged-table.ts'
import type { BySide } from '../../model/build/side.ts'
import { decimalsOf, percentText } from '../text/format.ts'
import type { FilledRow } from './filled-row.ts'

/** A table with both sides in one row, and the change from base to head: *before | after | Delta*. */
export interface SidesBeside {
  /** Of the first column, then of the others. */
  readonly titles: readonly string[]
  readonly rows: readonly FilledRow[]
}

/** What the study calls the change. */
export const deltaTitle = 'Delta'

const nothing = '–'

/**
 * Puts the sides' rows next to each other, each column twice and then its change. The verdict
 * follows as in head's rows.
 *
 * @param names - what the study calls the sides
 * @param titles - of the sides' tables, that of the rows first
 * @param judgedRows - of each row and column; `null` where nothing was judged
 */
export function sidesBeside(
  names: BySide<string>,
  titles: readonly string[],
  rows: BySide<readonly FilledRow[]>,
  judgedRows: readonly (readonly (JudgedRow | null)[])[],
): SidesBeside {
  const [rowLabel = '', ...columns] = titles
  const isOne = columns.length === 1
  const columnName = (name: string, column: string): string => {
    if (!isOne) return `${name}: ${column}`
    const unit = column.split(', ').slice(1).at(-1)
    return unit === undefined ? name : `${name}, ${unit}`
  }
  return {
    titles: [
      rowLabel,
      ...columns.flatMap((column) => [
        columnName(names.base, column),
        columnName(names.head, column),
        isOne ? deltaTitle : `${deltaTitle}: ${column}`,
      ]),
    ],
    rows: rows.head.map((head, at) => {
      const base = rows.base[at]
      const changes = columns.map((_, column) => judgedRows[at]?.[column]?.estimate ?? null)
      return {
        ...head,
        cells: columns.flatMap((_, column) => [
          base?.cells[column] ?? nothing,
          head.cells[column] ?? nothing,
          besideText(judgedRows[at]?.[column] ?? null),
        ]),
        values: columns.flatMap((_, column) => [
          base?.values[column] ?? null,
          head.values[column] ?? null,
          changes[column] ?? null,
        ]),
        ratios: columns.flatMap(() => [null, null, null]),
      }
    }),
  }
}

function besideText(row: JudgedRow | null): string {
  if (row === null || row.estimate === null) return nothing
  return percentText(row.estimate, decimalsOf(...row.ci))
}
