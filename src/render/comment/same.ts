import { withinText } from '../rows/row-text.ts'
import { runsNothing } from '../shown-parts.ts'
import { countText } from '../text/format.ts'
import { joinTexts } from '../text/join.ts'
import { foldContent, tableText } from '../text/markdown.ts'
import { type Page, type Section, elsewhere } from './page.ts'
import { commentColumns } from './comment-columns.ts'
import { rowsWith, type Row } from '../rows/row.ts'

/** The unchanged rows, folded. */
export const same: Section = (page) => {
  const rows = rowsWith(page.rows, 'unchanged')
  if (rows.length === 0) return ''
  const shownText = rows.length === 1 ? 'shown' : 'all shown'
  const count = `${String(rows.length)} same`
  const how = `${shownText} to be within ${withinText(rows)}${smallText(rows)}`
  return page.detail.same === 'count'
    ? `**${count}**: ${how}; see ${elsewhere(page)}.`
    : foldContent(`<b>${count}</b>: ${how}`, sameTables(rows, page))
}

function smallText(rows: readonly Row[]): string {
  const smallCount = rows.filter(({ finding }) => finding.judged?.realButSmall === true).length
  if (smallCount === 0) return ''
  return `; ${String(smallCount)} ${smallCount === 1 ? 'differs' : 'differ'} for certain, but by less than that`
}

/** Rows that the change cannot touch stand apart. */
function sameTables(rows: readonly Row[], page: Page): string {
  const apart = rows.filter(({ benchmarkId }) => runsNothing(page.result, benchmarkId))
  const otherRows = rows.filter((row) => !apart.includes(row))
  if (apart.length === 0) return sameTable(rows, page)
  const text = `${countText(apart.length, 'row')} ${apart.length === 1 ? 'runs' : 'run'} none of the edited functions:`
  return joinTexts([
    otherRows.length === 0 ? '' : sameTable(otherRows, page),
    text,
    sameTable(apart, page),
  ])
}

function sameTable(rows: readonly Row[], page: Page): string {
  const { benchmark, change, interval, values, floor } = commentColumns(page)
  return tableText([...benchmark, change, interval, ...values, floor], rows)
}
