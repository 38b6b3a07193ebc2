import { groupedBy } from '../../model/grouped-by.ts'
import { codeOf } from '../text/escape.ts'
import { foldContent, tableText, type Column } from '../text/markdown.ts'
import type { Page, Section } from '../comment/page.ts'
import { benchmarkCell, changeText, floorCell, intervalCell, valueCells } from '../rows/row-text.ts'
import { rowsWith, type Row } from '../rows/row.ts'
import { runtimeCells, runtimeColumns } from '../rows/runtime-text.ts'
import { withinText } from '../rows/within-text.ts'

/** Suites that are counted by name; the others are counted together. */
const suitesAtMost = 40

/** The unchanged rows, folded. */
export const same: Section = (page) => {
  const rows = rowsWith(page.rows, 'unchanged')
  if (rows.length === 0) return ''
  const shownText = rows.length === 1 ? 'shown' : 'all shown'
  const summary = `<b>${String(rows.length)} same</b>: ${shownText} to be within ${withinText(rows)}${smallText(rows)}`
  return foldContent(
    summary,
    page.detail.same === 'counts' ? countsTable(rows) : sameTable(rows, page),
  )
}

/** Differences that are certain but too small to matter. */
function smallText(rows: readonly Row[]): string {
  const small = rows.filter(({ finding }) => finding.judged?.realButSmall === true).length
  if (small === 0) return ''
  return `; ${String(small)} ${small === 1 ? 'differs' : 'differ'} for certain, but by less than that`
}

const changeColumns: readonly Column[] = [
  { title: 'Change', align: 'right' },
  { title: '95% CI', align: 'centre' },
]

const valueColumns: readonly Column[] = [
  { title: 'Base', align: 'right' },
  { title: 'Head', align: 'right' },
]

const floorColumn: Column = { title: 'Floor', align: 'right' }

function sameTable(rows: readonly Row[], page: Page): string {
  const values = page.detail.same === 'full'
  return tableText(
    [
      { title: 'Benchmark', align: 'left' },
      ...runtimeColumns(page),
      ...changeColumns,
      ...(values ? valueColumns : []),
      floorColumn,
    ],
    rows.map((row) => [
      benchmarkCell(row, page),
      ...runtimeCells(row, page),
      changeText(row.finding),
      intervalCell(row.finding),
      ...(values ? valueCells(row) : []),
      floorCell(row),
    ]),
  )
}

function countsTable(rows: readonly Row[]): string {
  const suites = [...groupedBy(rows, ({ suite }) => suite)]
    .map(([suite, group]) => [suite, group.length] as const)
    .toSorted(([, remaining], [, right]) => right - remaining)
  const rest = suites.slice(suitesAtMost)
  const restCount = rest.reduce((sum, [, count]) => sum + count, 0)
  return tableText(
    [
      { title: 'Suite', align: 'left' },
      { title: 'Same', align: 'right' },
    ],
    [
      ...suites
        .slice(0, suitesAtMost)
        .map(([suite, count]) => [suite === '' ? 'without a suite' : codeOf(suite), String(count)]),
      ...(rest.length === 0 ? [] : [[`${String(rest.length)} more suites`, String(restCount)]]),
    ],
  )
}
