import { verdictStates } from '../../model/judging/states.ts'
import { rowColumns } from '../rows/row-columns.ts'
import { besidesText } from '../rows/row-text.ts'
import type { Row } from '../rows/row.ts'
import type { Column } from '../text/columns.ts'
import { codeOf } from '../text/escape.ts'
import { codeNames } from '../text/names.ts'
import type { Page } from './page.ts'

/** Those of a comment: a row's name and its Node.js, and both values, are two each. */
type CommentColumns = Readonly<
  Record<'verdict' | 'change' | 'interval' | 'floor', Column<Row>> &
    Record<'benchmark', readonly [Column<Row>, ...Column<Row>[]]> &
    Record<'values', readonly [Column<Row>, Column<Row>]>
>

/** Those of a comment: a benchmark names its Node.js where there are several, and metrics that disagree. */
export function commentColumns({ detail, mainMetric, hasRuntimes }: Page): CommentColumns {
  const names = codeNames(detail.nameLength)
  const { name, node, base, head, ...columns } = rowColumns(names, mainMetric)
  const withBesides = (row: Row): string => {
    const besides = besidesText(row, detail.otherMetrics, names)
    const doubts = row.doubts.join('; ')
    const below = row.doubts.length === 0 ? '' : `<br>⚠️ ${codeOf(doubts, 3 * detail.nameLength)}`
    return `${name.cell(row)}${besides === '' ? '' : ` (${besides})`}${below}`
  }
  const verdict: Column<Row> = {
    title: '',
    align: 'centre',
    cell: ({ finding, word }) => `${verdictStates[finding.verdict].sign} ${word}`,
  }
  const benchmark: CommentColumns['benchmark'] = [
    { ...name, cell: withBesides },
    ...(hasRuntimes ? [node] : []),
  ]
  return { ...columns, verdict, benchmark, values: [base, head] }
}
