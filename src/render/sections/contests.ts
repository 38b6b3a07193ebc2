import { verdictStates } from '../../model/judging/states.ts'
import { type Page, type Section, elsewhere } from '../comment/page.ts'
import type { Column } from '../text/columns.ts'
import { codeInHtml } from '../text/escape.ts'
import { countText } from '../text/format.ts'
import { foldContent, tableText } from '../text/markdown.ts'
import { codeNames } from '../text/names.ts'
import { contestRows, isContestOnly, type ContestRow } from '../rows/contest-rows.ts'
import { contestSentence, contestWords } from '../rows/contest-sentence.ts'
import { rowColumns } from '../rows/row-columns.ts'
import { besidesText } from '../rows/row-text.ts'

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

/** The columns of the table of contenders, in Markdown; those that say nothing of these rows are left out. */
export function contestTableColumns(
  rows: readonly ContestRow[],
  { detail }: Page,
): readonly Column<ContestRow>[] {
  const names = codeNames(detail.nameLength)
  const { interval, base, head, floor } = rowColumns(names, null)
  const sign = { ...left('', unsettledSign), align: 'centre' as const }
  const benchmark = left('Benchmark', ({ shared }) => (shared === '' ? '' : names.name(shared)))
  return [
    ...[sign, benchmark].filter(({ cell }) => rows.some((row) => cell(row) !== '')),
    left('Contender', ({ contest }) => names.name(contest.labels.head)),
    left('Against', ({ contest }) => names.name(contest.labels.base)),
    left('Result', (row) => `**${contestWords(row).result}**`),
    { ...interval, cell: (row) => contestWords(row).interval || '–' },
    { ...base, title: 'Reference value' },
    { ...head, title: 'Contender value' },
    floor,
    left('Other metrics', (row) => besidesText(row, Infinity, names)),
  ]
}

function left(title: string, cell: Column<ContestRow>['cell']): Column<ContestRow> {
  return { title, align: 'left', cell }
}

/** Slower than another is no alarm, so only what could not be told has a sign. */
function unsettledSign({ finding: { verdict } }: ContestRow): string {
  return verdict === 'inconclusive' || verdict === 'failed' ? verdictStates[verdict].sign : ''
}
