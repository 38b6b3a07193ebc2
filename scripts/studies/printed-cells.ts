import { fileURLToPath } from 'node:url'
import { createHost } from '../../src/host/create-host.ts'
import type { MeasuredTable, StudyCell } from '../../src/parts/studies/measured-tables.ts'
import { isPrinted, printedCell, withPrintedColumns } from '../../src/parts/studies/printed-cell.ts'
import { studyTables } from '../../src/parts/studies/study-tables.ts'
import type { StudyTable } from '../../src/parts/studies/study.ts'
import { openSuite } from '../../src/workspace/open-suite.ts'
import { publishedDocumentSchema, type PublishedDocument } from './published-document.ts'

/** The tables of a suite, and the document that their figures come from. */
export interface StudyOfToday {
  readonly tables: readonly StudyTable[]
  /** `null` when the suite has none. */
  readonly document: PublishedDocument | null
}

/** The tables of a suite as they are today, with its document. */
export async function studyOfToday(name: string): Promise<StudyOfToday> {
  const host = createHost()
  const suites = fileURLToPath(new URL('../../benchmarks/suites', import.meta.url))
  const suite = await openSuite(name, suites, host)
  const text = await host.files.read(host.files.join(suite.folder, 'published.json'))
  const document = text === null ? null : publishedDocumentSchema.parse(JSON.parse(text))
  return { tables: studyTables(suite), document }
}

/**
 * Tables of kept runs with what the document of today prints: a printed cell that no run has measured
 * stands there empty, and tables that the suite no longer has are left out.
 */
export function withPrinted(
  kept: readonly MeasuredTable[],
  { tables, document }: StudyOfToday,
): readonly MeasuredTable[] {
  if (document === null) return kept
  return tables.flatMap((table) => {
    const { published, publishedBesides, publishedRatios, unit, decimals, note = null } = table
    const [start = '', end = start] = table.title.split(/\{\w+\}/)
    const own = kept.find((one) => one.title.startsWith(start) && one.title.endsWith(end))
    const { title, cells: measured } = own ?? { title: table.title, cells: [] }
    const printed = { ...published, ...publishedBesides, ...publishedRatios }
    const rows = new Set([...Object.keys(printed), ...measured.map(({ row }) => row)])
    const empty = {
      values: { base: null, head: null },
      delta: null,
      ratio: null,
      oursOverTheirs: null,
    }
    const cells = [...rows].flatMap((row) =>
      withPrintedColumns(table).flatMap((column): StudyCell[] => {
        const printedFigures = printedCell(table, row, column)
        const cell = measured.find((one) => one.row === row && one.column === column.label)
        const place = { table: title, unit, decimals, row, column: column.label }
        return cell === undefined && !isPrinted(printedFigures)
          ? []
          : [{ ...empty, ...cell, ...place, printedFigures }]
      }),
    )
    return cells.length === 0 ? [] : [{ ...table, title, note, cells }]
  })
}

/** The printed cells of tables, and the names of those that have none of ours beside them. */
export function printedCount(
  tables: readonly MeasuredTable[],
): Readonly<Record<'printed' | 'open', readonly string[]>> {
  const cells = tables.flatMap((one) => one.cells).filter((cell) => isPrinted(cell.printedFigures))
  const open = cells.filter(({ values }) => values.base === null && values.head === null)
  return { printed: cells.map(nameOf), open: open.map(nameOf) }
}

function nameOf({ table, row, column }: StudyCell): string {
  return `${table}: ${row}, ${column}`
}
