import { verdictStates } from '../../model/judging/states.ts'
import { type Page, type Section, elsewhere } from '../comment/page.ts'
import type { Column } from '../text/columns.ts'
import { codeInHtml } from '../text/escape.ts'
import { countText } from '../text/format.ts'
import { foldContent, tableText } from '../text/markdown.ts'
import { codeNames } from '../text/names.ts'
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
  const table = tableText(contestTableColumns(shownRows, page), shownRows) + more
  if (isContestOnly(page.result)) return table
  const [first] = shownRows
  const inHtml = { name: (text: string) => codeInHtml(text, page.detail.nameLength) }
  const summary = first === undefined ? '' : `: ${contestSentence(first, inHtml)}`
  return foldContent(`<b>Contenders</b>${summary}${all.length > 1 ? ' …' : ''}`, table)
}

/** The columns that say something of these rows, in Markdown. */
export function contestTableColumns(
  rows: readonly ContestRow[],
  { detail }: Page,
): readonly Column<ContestRow>[] {
  const sign: Column<ContestRow> = { title: '', align: 'centre', cell: signOf }
  const { benchmark, result, ...columns } = contestColumns(codeNames(detail.nameLength))
  const { contender, against, ...values } = columns
  return [
    ...(rows.some((row) => signOf(row) !== '') ? [sign] : []),
    ...(rows.some((row) => row.shared !== '') ? [benchmark] : []),
    contender,
    against,
    { ...result, cell: (row) => `**${result.cell(row)}**` },
    ...Object.values(values),
  ]
}

/** Slower than another is no alarm, so only what could not be told has a sign. */
function signOf({ finding: { verdict } }: ContestRow): string {
  return verdict === 'inconclusive' || verdict === 'failed' ? verdictStates[verdict].sign : ''
}
