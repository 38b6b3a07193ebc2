import { joinTexts } from '../text/join.ts'
import { foldContent, tableText } from '../text/markdown.ts'
import { type Page, type Portion, type Section, elsewhere } from './page.ts'
import { commentColumns } from './comment-columns.ts'
import { changeText } from '../rows/row-text.ts'
import { rangeText } from '../text/format.ts'
import { rowsWith, type Row } from '../rows/row.ts'
import { countsText } from './tally.ts'

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
  const last = otherRows.at(-1) ?? first
  const range = rangeText(changeText(first.finding), changeText(last.finding))
  const summary = `${countsText(rest)}, ${range}`
  if (inFold === 0) return `And ${summary}: see ${elsewhere(page)}.`
  const shownRows = rest.slice(0, inFold)
  const hiddenCount = rest.length - shownRows.length
  const more =
    hiddenCount === 0 ? '' : `\n\nAnd ${String(hiddenCount)} more: see ${elsewhere(page)}.`
  return foldContent(`<b>And ${summary}</b>`, changesTable(shownRows, page) + more)
}
