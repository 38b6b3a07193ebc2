import { verdictStates } from '../../model/judging/states.ts'
import { contestRows, isContestOnly, type ContestRow, rowsWith, type Row } from '../rows/row.ts'
import { contestSentence } from '../rows/contest-sentence.ts'
import { rowColumns } from '../rows/row-columns.ts'
import { besidesText, changeText, withinText } from '../rows/row-text.ts'
import { settlingOf, unsettledSentence } from '../rows/settling.ts'
import { rowFactsOf } from '../shown-result.ts'
import type { Column } from '../text/columns.ts'
import { codeInHtml, codeOf, codeNames } from '../text/escape.ts'
import { countText, durationText, rangeText } from '../text/format.ts'
import { joinTexts } from '../text/join.ts'
import { foldContent, tableText } from '../text/markdown.ts'
import {
  moreRowsText,
  type CommentInput,
  type Portion,
  type Section,
  elsewhere,
} from './comment-input.ts'
import { countsText } from '../rows/tally.ts'

/** A comment's columns: a benchmark names its Node.js, if several, and metrics that disagree; a change is bold. */
function columnsOf({ detail, mainMetric, hasRuntimes }: CommentInput) {
  const names = codeNames(detail.nameLength)
  const { name, node, change, interval, base, head, floor } = rowColumns(names, mainMetric)
  const withBesides = (row: Row): string => {
    const besides = besidesText(row, detail.otherMetrics, names)
    const doubts = row.doubts.join('; ')
    const below = row.doubts.length === 0 ? '' : `<br>⚠️ ${codeOf(doubts, 3 * detail.nameLength)}`
    return `${name.cell(row)}${besides === '' ? '' : ` (${besides})`}${below}`
  }
  const benchmark: Column<Row> = { ...name, cell: withBesides }
  const bold: Column<Row> = { ...change, cell: (row) => `**${change.cell(row)}**` }
  return { benchmark, node: hasRuntimes ? [node] : [], change, bold, interval, base, head, floor }
}

/** What became worse, worst first, then what became better; the rest of long lists is folded. */
const changes: Section = (input) => {
  const worse = rowsWith(input.rows, 'regression')
  const better = rowsWith(input.rows, 'improvement')
  const { regressions, improvements } = input.detail
  const open = [...worse.slice(0, regressions.open), ...better.slice(0, improvements.open)]
  return joinTexts([
    open.length === 0 ? '' : changesTable(open, input),
    restText(worse, regressions, input),
    restText(better, improvements, input),
  ])
}

function changesTable(rows: readonly Row[], input: CommentInput): string {
  const { benchmark, node, bold, interval, base, head, floor } = columnsOf(input)
  const verdict: Column<Row> = {
    title: '',
    align: 'centre',
    cell: ({ finding, word }) => `${verdictStates[finding.verdict].sign} ${word}`,
  }
  return tableText([verdict, benchmark, ...node, bold, interval, base, head, floor], rows)
}

function restText(
  rows: readonly Row[],
  { open, foldedCount: inFold }: Portion,
  input: CommentInput,
): string {
  const rest = rows.slice(open)
  const [first] = rest
  const last = rest.at(-1)
  if (first === undefined || last === undefined) return ''
  const range = rangeText(changeText(first.finding), changeText(last.finding))
  const summary = `${countsText(rest)}, ${range}`
  if (inFold === 0) return `And ${summary}: see ${elsewhere(input)}.`
  const table = changesTable(rest.slice(0, inFold), input)
  const text = joinTexts([table, moreRowsText(rest.length - inFold, input)])
  return foldContent(`<b>And ${summary}</b>`, text)
}

/** The unchanged rows, folded. */
const same: Section = (input) => {
  const rows = rowsWith(input.rows, 'unchanged')
  if (rows.length === 0) return ''
  const shownText = rows.length === 1 ? 'shown' : 'all shown'
  const count = `${String(rows.length)} same`
  const how = `${shownText} to be within ${withinText(rows)}${smallText(rows)}`
  return input.detail.same === 'count'
    ? `**${count}**: ${how}; see ${elsewhere(input)}.`
    : foldContent(`<b>${count}</b>: ${how}`, sameTables(rows, input))
}

function smallText(rows: readonly Row[]): string {
  const smallCount = rows.filter(({ finding }) => finding.judged?.realButSmall === true).length
  if (smallCount === 0) return ''
  return `; ${countText(smallCount, 'differs', 'differ')} for certain, but by less than that`
}

/** Rows that the change cannot touch stand apart. */
function sameTables(rows: readonly Row[], input: CommentInput): string {
  const { benchmark, node, change, interval, base, head, floor } = columnsOf(input)
  const columns = [benchmark, ...node, change, interval, base, head, floor]
  const apart = rows.filter(({ benchmarkId }) =>
    rowFactsOf(input, benchmarkId).some(({ runsNothing }) => runsNothing === true),
  )
  const otherRows = rows.filter((row) => !apart.includes(row))
  const text = `${countText(apart.length, 'row runs', 'rows run')} none of the edited functions:`
  return joinTexts([
    otherRows.length === 0 ? '' : tableText(columns, otherRows),
    ...(apart.length === 0 ? [] : [text, tableText(columns, apart)]),
  ])
}

/** Rows named in the open block of those that did not settle. */
const namedAtMost = 3

/** Rows that are neither changed nor shown to be the same, and what would settle them. */
const unsettled: Section = (input) => {
  const rows = rowsWith(input.rows, 'inconclusive')
  if (rows.length === 0) return ''
  const sentences = rows
    .slice(0, rows.length === namedAtMost + 1 ? rows.length : namedAtMost)
    .map((row) => unsettledSentence(row, input.mainMetric, codeNames(input.detail.nameLength)))
  const rest = rows.length - sentences.length
  const items = [...sentences, ...(rest === 0 ? [] : [`${String(rest)} more did not settle.`])]
  const block = [
    '> [!WARNING]',
    ...items.map((item) => (items.length === 1 ? `> ${item}` : `> - ${item}`)),
  ]
  return joinTexts([block.join('\n'), rest === 0 ? '' : unsettledTable(rows, input)])
}

function unsettledTable(rows: readonly Row[], input: CommentInput): string {
  const most = input.detail.unsettledRows
  if (most === 0) return ''
  const { benchmark, node, change, interval } = columnsOf(input)
  const pairs: Column<Row> = {
    title: 'Pairs',
    align: 'right',
    cell: ({ finding }) => String(finding.judged?.pairs ?? 0),
  }
  const columns = [benchmark, ...node, change, interval, pairs, moreColumn]
  const table = tableText(columns, rows.slice(0, most))
  return foldContent(
    `<b>${String(rows.length)} unknown</b>: neither changed nor shown to be the same`,
    joinTexts([table, moreRowsText(rows.length - most, input)]),
  )
}

/** Pairs that would probably settle a row, and their time. */
const moreColumn: Column<Row> = {
  title: 'More needed',
  align: 'right',
  cell: ({ finding }) => {
    const more = settlingOf(finding)?.more ?? null
    if (more === null) return '–'
    const { pairs, seconds } = more
    return `${String(pairs)}${seconds === null ? '' : `, ${durationText(seconds)}`}`
  },
}

/** Most contests in a comment; a report has all of them. */
const contestsInComment = 50

/** The contenders that were compared with each other; folded beside a comparison of base and head. */
const contests: Section = (input) => {
  const rows = contestRows(input.result)
  const [first] = rows
  if (first === undefined) return ''
  const most = input.context === null ? rows.length : contestsInComment
  const table = tableText(contestColumns(input), rows.slice(0, most))
  const text = joinTexts([table, moreRowsText(rows.length - most, input)])
  if (isContestOnly(input.result)) return text
  const inHtml = { name: (name: string) => codeInHtml(name, input.detail.nameLength) }
  const ellipsis = rows.length > 1 ? ' …' : ''
  return foldContent(`<b>Contenders</b>: ${contestSentence(first, inHtml)}${ellipsis}`, text)
}

/** The sections of a comment that are tables of its rows. */
export const rowTables = { changes, same, unsettled, contests }

/** The columns of the table of contenders. Slower is no alarm; names begin with contenders, to be cut last. */
export function contestColumns(input: CommentInput): readonly Column<ContestRow>[] {
  const { benchmark, bold, interval, base, head, floor } = columnsOf(input)
  return [
    { title: '', align: 'left', cell: ({ word }) => word },
    {
      ...benchmark,
      title: 'Contest',
      cell: (row) => benchmark.cell({ ...row, benchmarkId: contestName(row) }),
    },
    bold,
    interval,
    { ...base, title: 'Reference' },
    { ...head, title: 'Contender' },
    floor,
  ]
}

/** The two, and the benchmark without what they are values of. */
function contestName({ contest: { axis, labels, ids } }: ContestRow): string {
  const value = labels.head.replace(/ \((?:base|head)\)$/, '')
  const rest = ids.head.replace(axis === 'benchmark' ? value : ` ${axis}=${value}`, '').trim()
  const where = rest === '' || rest === value ? '' : ` in ${rest}`
  return `${labels.head} vs ${labels.base}${where}`
}
