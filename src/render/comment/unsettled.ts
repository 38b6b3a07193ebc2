import { durationText } from '../text/format.ts'
import { joinTexts } from '../text/join.ts'
import { foldContent, tableText } from '../text/markdown.ts'
import { codeNames } from '../text/names.ts'
import { type Page, type Section, elsewhere } from './page.ts'
import { commentColumns } from './comment-columns.ts'
import { rowsWith, type Row } from '../rows/row.ts'
import { settlingOf, unsettledSentence } from '../rows/settling.ts'

/** Rows named in the open block. */
const namedAtMost = 3

/** Rows that are neither changed nor shown to be the same, and what would settle them. */
export const unsettledSection: Section = (page) => {
  const rows = rowsWith(page.rows, 'inconclusive')
  if (rows.length === 0) return ''
  const sentences = rows
    .slice(0, rows.length === namedAtMost + 1 ? rows.length : namedAtMost)
    .map((row) => unsettledSentence(row, page.mainMetric, codeNames(page.detail.nameLength)))
  const rest = rows.length - sentences.length
  const items = [...sentences, ...(rest === 0 ? [] : [`${String(rest)} more did not settle.`])]
  const block = [
    '> [!WARNING]',
    ...items.map((item) => (items.length === 1 ? `> ${item}` : `> - ${item}`)),
  ]
  return joinTexts([block.join('\n'), rest === 0 ? '' : restTable(rows, page)])
}

/** Pairs that would probably settle a row, and their time; empty when there is no estimate. */
function hintText({ finding }: Row): string {
  const more = settlingOf(finding)?.more ?? null
  if (more === null) return ''
  const { pairs, seconds } = more
  return `${String(pairs)}${seconds === null ? '' : `, ${durationText(seconds)}`}`
}

function restTable(rows: readonly Row[], page: Page): string {
  const shownRows = rows.slice(0, page.detail.unsettledRows)
  if (shownRows.length === 0) return ''
  const hiddenCount = rows.length - shownRows.length
  const { benchmark, change, interval } = commentColumns(page)
  const table = tableText(
    [
      ...benchmark,
      change,
      interval,
      { title: 'Pairs', align: 'right', cell: ({ finding }) => String(finding.judged?.pairs ?? 0) },
      {
        title: 'More needed',
        align: 'right',
        cell: (row) => (hintText(row) === '' ? '–' : hintText(row)),
      },
    ],
    shownRows,
  )
  const more =
    hiddenCount === 0 ? '' : `\n\nAnd ${String(hiddenCount)} more: see ${elsewhere(page)}.`
  return foldContent(
    `<b>${String(rows.length)} unknown</b>: neither changed nor shown to be the same`,
    table + more,
  )
}
