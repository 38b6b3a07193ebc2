import type { Page } from '../comment/page.ts'
import type { Column } from '../text/markdown.ts'
import {
  benchmarkCell,
  changeText,
  floorCell,
  intervalCell,
  valueCells,
  verdictCell,
} from './row-text.ts'
import type { Row } from './row.ts'
import { runtimeCell } from './runtime-text.ts'

/** The columns from which the tables of a comment choose. */
export interface RowColumns {
  readonly verdict: Column<Row>
  /** The benchmark, and its Node.js where there are several. */
  readonly benchmark: readonly Column<Row>[]
  readonly change: Column<Row>
  readonly interval: Column<Row>
  readonly values: readonly Column<Row>[]
  readonly floor: Column<Row>
}

/** The columns of rows on a page. */
export function rowColumns(page: Page): RowColumns {
  const runtime: Column<Row> = { title: 'Node', align: 'right', cell: runtimeCell }
  return {
    verdict: { title: '', align: 'centre', cell: verdictCell },
    benchmark: [
      { title: 'Benchmark', align: 'left', cell: (row) => benchmarkCell(row, page) },
      ...(page.hasRuntimes ? [runtime] : []),
    ],
    change: { title: 'Change', align: 'right', cell: ({ finding }) => changeText(finding) },
    interval: { title: '95% CI', align: 'centre', cell: ({ finding }) => intervalCell(finding) },
    values: [
      { title: 'Base', align: 'right', cell: (row) => valueCells(row)[0] },
      { title: 'Head', align: 'right', cell: (row) => valueCells(row)[1] },
    ],
    floor: { title: 'Floor', align: 'right', cell: floorCell },
  }
}
