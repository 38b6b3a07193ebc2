import { codeOf, plainLine } from '../text/escape.ts'
import { countText, durationText, intervalText } from '../text/format.ts'
import { joinTexts } from '../text/join.ts'
import { foldContent, tableText } from '../text/markdown.ts'
import { labelOf } from '../text/names.ts'
import { type Page, type Section, elsewhere } from '../comment/page.ts'
import { commentColumns } from '../rows/row-columns.ts'
import { rowsWith, type Row } from '../rows/row.ts'
import { changeText } from '../rows/row-text.ts'
import { settlingOf, settlingText } from '../rows/settling.ts'

/** What takes a verdict back that more pairs would not bring. */
const ownCodes: ReadonlySet<string> = new Set(['own-ends', 'out-of-share'])

const textLength = 300

/** Rows named in the open block. */
const namedAtMost = 3

/** Rows that are neither changed nor shown to be the same, and what would settle them. */
export const unsettledSection: Section = (page) => {
  const rows = rowsWith(page.rows, 'inconclusive')
  if (rows.length === 0) return ''
  const sentences = rows
    .slice(0, rows.length === namedAtMost + 1 ? rows.length : namedAtMost)
    .map((row) => sentenceOf(row, page))
  const rest = rows.length - sentences.length
  const items = [...sentences, ...(rest === 0 ? [] : [`${String(rest)} more did not settle.`])]
  const block = [
    '> [!WARNING]',
    ...items.map((item) => (items.length === 1 ? `> ${item}` : `> - ${item}`)),
  ]
  return joinTexts([block.join('\n'), rest === 0 ? '' : restTable(rows, page)])
}

/** Pairs that would probably settle a row, and their time; empty when there is no estimate. */
export function hintText({ finding }: Row): string {
  const more = settlingOf(finding)?.more ?? null
  if (more === null) return ''
  const { pairs, seconds } = more
  return `${String(pairs)}${seconds === null ? '' : `, ${durationText(seconds)}`}`
}

function sentenceOf(row: Row, page: Page): string {
  const { metric, finding } = row
  const where = metric === null || metric === page.mainMetric ? '' : ` in ${labelOf(metric)}`
  const name = `${codeOf(row.benchmarkId, page.detail.nameLength)} did not settle${where}`
  const pairs = finding.judged?.pairs ?? 0
  const [low, high] = finding.judged?.ci ?? [null, null]
  const advice = settlingText(finding)
  const end = `so it is **unknown**, not the same.${advice === '' ? '' : ` ${advice}`}`
  const doubt = finding.judged?.warnings.find(
    ({ code, text }) => ownCodes.has(code) && text.startsWith('looks '),
  )
  if (doubt !== undefined) return `${name}: it ${plainLine(doubt.text, textLength)}, ${end}`
  if (low === null || high === null) {
    const change = pairs === 0 ? '' : `${changeText(finding)} so far, but `
    return `${name}: ${change}${countText(pairs, 'pair')} ${pairs === 1 ? 'is' : 'are'} too few to tell, ${end}`
  }
  const change = `${changeText(finding)} (${intervalText(low, high)})`
  return `${name}: ${change} after ${countText(pairs, 'pair')}, ${end}`
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
