import { verdictStates } from '../../model/judging/states.ts'
import type { Page, Section } from '../comment/page.ts'
import { elsewhere } from '../rows/elsewhere.ts'
import { codeInHtml, codeOf } from '../text/escape.ts'
import { countText } from '../text/format.ts'
import { type Column, foldContent, labelOf, tableText } from '../text/markdown.ts'
import { contestRows, isContestOnly, type ContestRow } from '../rows/contest-rows.ts'
import { contestColumns } from '../rows/contest-columns.ts'
import { contestSentence } from '../rows/contest-sentence.ts'

/** Most contests in a comment; a report has all of them. */
const inComment = 50

/** The contenders that were compared with each other; folded beside a comparison of base and head. */
export const contests: Section = (page) => {
  const all = contestRows(page.result)
  if (all.length === 0) return ''
  const shownRows = page.context === null ? all : all.slice(0, inComment)
  const hiddenCount = all.length - shownRows.length
  const more =
    hiddenCount === 0 ? '' : `\n\nAnd ${countText(hiddenCount, 'more')}: see ${elsewhere(page)}.`
  const table = contestTable(shownRows, page) + more
  if (isContestOnly(page.result)) return table
  const [first] = shownRows
  const name = (label: string): string => codeInHtml(label, page.detail.nameLength)
  const summary = first === undefined ? '' : `: ${contestSentence(first, name)}`
  return foldContent(`<b>Contenders</b>${summary}${all.length > 1 ? ' …' : ''}`, table)
}

function contestTable(rows: readonly ContestRow[], page: Page): string {
  const { nameLength } = page.detail
  const columns = contestColumns(rows)
  const signed = rows.some((row) => signOf(row) !== '')
  const shown = columns.map(({ title, align, kind, cell }): Column<ContestRow> => ({
    title,
    align,
    cell: (row) => {
      const text = cell(row, labelOf)
      if (kind === 'strong') return `**${text}**`
      return kind === 'text' || text === '' ? text : codeOf(text, nameLength)
    },
  }))
  return tableText(
    [...(signed ? ([{ title: '', align: 'centre', cell: signOf }] as const) : []), ...shown],
    rows,
  )
}

/** Slower than another is no alarm, so only what could not be told has a sign. */
function signOf({ finding: { verdict } }: ContestRow): string {
  return verdict === 'inconclusive' || verdict === 'failed' ? verdictStates[verdict].sign : ''
}
