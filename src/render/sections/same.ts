import { groupedBy } from '../../model/grouped-by.ts'
import { codeOf } from '../text/escape.ts'
import { foldContent, tableText } from '../text/markdown.ts'
import type { Page, Section } from '../comment/page.ts'
import { commentColumns } from '../rows/row-columns.ts'
import { rowsWith, type Row } from '../rows/row.ts'
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

function sameTable(rows: readonly Row[], page: Page): string {
  const { benchmark, change, interval, values, floor } = commentColumns(page)
  return tableText([...benchmark, change, interval, ...values, floor], rows)
}

function countsTable(rows: readonly Row[]): string {
  const suites = [...groupedBy(rows, ({ suite }) => suite)]
    .map(([suite, group]) => [suite, group.length] as const)
    .toSorted(([, remaining], [, right]) => right - remaining)
  const rest = suites.slice(suitesAtMost)
  const restCount = rest.reduce((sum, [, count]) => sum + count, 0)
  const lines = [
    ...suites
      .slice(0, suitesAtMost)
      .map(([suite, count]) => ({ name: suite === '' ? 'without a suite' : codeOf(suite), count })),
    ...(rest.length === 0
      ? []
      : [{ name: `${String(rest.length)} more suites`, count: restCount }]),
  ]
  return tableText(
    [
      { title: 'Suite', align: 'left', cell: ({ name }) => name },
      { title: 'Same', align: 'right', cell: ({ count }) => String(count) },
    ],
    lines,
  )
}
