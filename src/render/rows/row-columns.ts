import { idWithout } from '../../model/build/build.ts'
import type { Metric } from '../../model/judging/metric.ts'
import type { Column } from '../text/columns.ts'
import type { NameForm } from '../text/escape.ts'
import { endsText, marginText } from '../text/format.ts'
import { changeText, valueCells } from './row-text.ts'
import type { GatingFinding, Row } from './row.ts'

/** What the columns of figures need of a row. */
export type FiguresRow = GatingFinding & Pick<Row, 'floor'>

/** The columns of rows by name. */
type RowColumns = Readonly<
  Record<'name' | 'node', Column<Row>> &
    Record<'change' | 'interval' | 'base' | 'head' | 'floor', Column<FiguresRow>>
>

const value = { align: 'right', keep: 'third' } as const

/** The columns from which the tables of rows choose; the main metric needs no label. */
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
