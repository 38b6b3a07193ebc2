import { joinTexts } from '../text/join.ts'
import { foldContent, tableText } from '../text/markdown.ts'
import { type Page, type Portion, type Section, elsewhere } from '../comment/page.ts'
import { commentColumns } from '../rows/row-columns.ts'
import { changeText } from '../rows/row-text.ts'
import { rowsWith, type Row } from '../rows/row.ts'
import { countsText } from '../comment/tally.ts'

/** What became worse, worst first, then what became better; the rest of long lists is folded. */
export const changes: Section = (page) => {
  const worse = rowsWith(page.rows, 'regression')
  const better = rowsWith(page.rows, 'improvement')
  const { regressions, improvements } = page.detail
  const open = [...worse.slice(0, regressions.open), ...better.slice(0, improvements.open)]
  return joinTexts([
    open.length === 0 ? '' : changesTable(open, page),
    restText(worse, regressions, page),
    restText(better, improvements, page),
  ])
}

/** One table of changed rows. */
export function changesTable(rows: readonly Row[], page: Page): string {
  const { verdict, benchmark, change, interval, values, floor } = commentColumns(page)
  const bold = { ...change, cell: (row: Row) => `**${change.cell(row)}**` }
  return tableText([verdict, ...benchmark, bold, interval, ...values, floor], rows)
}

function restText(
  rows: readonly Row[],
  { open, foldedCount: inFold }: Portion,
  page: Page,
): string {
  const [first, ...otherRows] = rows.slice(open)
  if (first === undefined) return ''
  const rest = [first, ...otherRows]
  const summary = `${countsText(rest)}, ${rangeText(first, otherRows.at(-1) ?? first)}`
  if (inFold === 0) return `And ${summary}: see ${elsewhere(page)}.`
  const shownRows = rest.slice(0, inFold)
  const hiddenCount = rest.length - shownRows.length
  const more =
    hiddenCount === 0 ? '' : `\n\nAnd ${String(hiddenCount)} more: see ${elsewhere(page)}.`
  return foldContent(`<b>And ${summary}</b>`, changesTable(shownRows, page) + more)
}

function rangeText(first: Row, last: Row): string {
  const [from, to] = [changeText(first.finding), changeText(last.finding)]
  return from === to ? from : `${from} to ${to}`
}
