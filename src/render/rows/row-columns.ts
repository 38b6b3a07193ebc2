import { idWithout } from '../../model/build/build.ts'
import type { Metric } from '../../model/judging/metric.ts'
import type { Page } from '../comment/page.ts'
import type { Column } from '../text/columns.ts'
import { codeOf } from '../text/escape.ts'
import { codeNames, type NameForm } from '../text/names.ts'
import { endsText, marginText } from '../text/format.ts'
import { besidesText, changeText, valueCells } from './row-text.ts'
import { verdictStates } from '../../model/judging/states.ts'
import type { GatingFinding, Row } from './row.ts'

/** What the columns of figures need of a row. */
export type FiguresRow = GatingFinding & Pick<Row, 'floor'>

/** The columns of rows by name. */
type RowColumns = Readonly<
  Record<'name' | 'node', Column<Row>> &
    Record<'change' | 'interval' | 'base' | 'head' | 'floor', Column<FiguresRow>>
>

/** Those of a comment: a row's name and its Node.js, and both values, are two each. */
type CommentColumns = Readonly<
  Record<'verdict' | 'change' | 'interval' | 'floor', Column<Row>> &
    Record<'benchmark', readonly [Column<Row>, ...Column<Row>[]]> &
    Record<'values', readonly [Column<Row>, Column<Row>]>
>

const value = { align: 'right', keep: 'third' } as const

/**
 * The columns from which the tables of rows choose.
 *
 * @param main - the metric that needs no label
 */
export function rowColumns(names: NameForm, main: Metric | null): RowColumns {
  return {
    name: { title: 'Benchmark', align: 'left', keep: 'cut', cell: nameOf },
    node: {
      title: 'Node',
      align: 'right',
      cell: ({ runtime }) => (runtime === null ? '' : names.version(runtime)),
    },
    change: { title: 'Change', align: 'right', cell: ({ finding }) => changeText(finding) },
    interval: {
      title: '95% CI',
      align: 'centre',
      keep: 'fourth',
      cell: ({ finding }) => endsText(...(finding.judged?.ci ?? ([null, null] as const))),
    },
    base: { title: 'Base', ...value, cell: (row) => valueCells(row)[0] },
    head: { title: 'Head', ...value, cell: (row) => valueCells(row)[1] },
    floor: {
      title: 'Floor',
      align: 'right',
      keep: 'first',
      cell: ({ floor }) => (floor === null ? '–' : marginText(floor)),
    },
  }

  function nameOf({ benchmarkId, runtime, metric }: Row): string {
    const label = metric === null || metric === main ? '' : `, ${names.label(metric)}`
    return names.name(idWithout(benchmarkId, runtime)) + label
  }
}

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
