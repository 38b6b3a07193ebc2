import { type Page, type Section, elsewhere } from './page.ts'
import type { Column } from '../text/columns.ts'
import { codeInHtml } from '../text/escape.ts'
import { foldContent, tableText } from '../text/markdown.ts'
import { contestRows, isContestOnly, type ContestRow } from '../rows/contest-rows.ts'
import { contestSentence, contestWords } from '../rows/contest-sentence.ts'
import { commentColumns } from './comment-columns.ts'
import type { Row } from '../rows/row.ts'

/** Most contests in a comment; a report has all of them. */
const inComment = 50

/** The contenders that were compared with each other; folded beside a comparison of base and head. */
export const contests: Section = (page) => {
  const all = contestRows(page.result)
  if (all.length === 0) return ''
  const shownRows = page.context === null ? all : all.slice(0, inComment)
  const hiddenCount = all.length - shownRows.length
  const more =
    hiddenCount === 0 ? '' : `\n\nAnd ${String(hiddenCount)} more: see ${elsewhere(page)}.`
  const table = tableText(contestColumns(page), shownRows) + more
  if (isContestOnly(page.result)) return table
  const [first] = shownRows
  const inHtml = { name: (text: string) => codeInHtml(text, page.detail.nameLength) }
  const summary = first === undefined ? '' : `: ${contestSentence(first, inHtml)}`
  return foldContent(`<b>Contenders</b>${summary}${all.length > 1 ? ' …' : ''}`, table)
}

/**
 * The columns of the table of contenders, in Markdown: those of other rows, where a name begins
 * with the contenders, so that limits of its length cut them last, and results may be multiples.
 */
export function contestColumns(page: Page): readonly Column<ContestRow>[] {
  const { benchmark, interval, values, floor } = commentColumns(page)
  const [name] = benchmark
  return [
    { ...name, title: 'Contender', cell: (row) => name.cell(named(row)) },
    { title: 'Result', align: 'left', cell: (row) => `**${contestWords(row).result}**` },
    { ...interval, cell: (row) => contestWords(row).interval || '–' },
    { ...values[0], title: 'Reference value' },
    { ...values[1], title: 'Contender value' },
    floor,
  ]
}

function named({ contest: { labels }, shared, ...row }: ContestRow): Row {
  const where = shared === '' ? '' : ` in ${shared}`
  return { ...row, benchmarkId: `${labels.head} vs ${labels.base}${where}`, runtime: null }
}
