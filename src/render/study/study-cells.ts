import type { BySide } from '../../model/build/side.ts'
import type { Result } from '../../model/judging/result.ts'
import type { Study, StudyChoice, StudyTable } from '../../model/run/study.ts'
import { cellsIn, type Cell } from './cells-in.ts'
import { directionOf, type StudyDirection } from './direction-of.ts'
import { judgedRatios, type JudgedRatio } from './judged-ratios.ts'
import { studyRows } from './study-rows.ts'
import { deltaTitle } from './sides-beside.ts'
import { wordOf } from '../text/words.ts'

/** What the study printed for a cell; `null` where it printed nothing. */
export interface PrintedCell extends BySide<number | null> {
  /** Where the study did not compare two sides. */
  readonly value: number | null
  /** From base to head: 0.05 for 5%. */
  readonly delta: number | null
  /** To the column that the cell is related to; computed where only its two values were printed. */
  readonly ratio: number | null
}

/** One cell of a study's table: what was measured, and what the study printed. */
export interface StudyCell {
  /** Title of the table. */
  readonly table: string
  readonly unit: StudyTable['unit']
  readonly decimals: number
  readonly row: string
  readonly column: string
  /** In the unit; `null` where nothing was measured. */
  readonly values: BySide<number | null>
  /** From base to head; `null` where it was not judged. */
  readonly delta: {
    readonly estimate: number
    readonly low: number | null
    readonly high: number | null
  } | null
  /** Empty where nothing was judged. */
  readonly verdict: string
  /** To the column that the cell is related to, from the medians of each side. */
  readonly ratios: BySide<number | null>
  /** The same on head, from pairs of the two. */
  readonly judgedRatio: JudgedRatio | null
  readonly printedFigures: PrintedCell
  /** Whether what was measured points where the printed figures point. */
  readonly direction: StudyDirection
}

/**
 * All cells of a study's tables that were measured or printed, row by row; tables that are only in
 * the study's own files are left out.
 */
export function studyCells(study: Study, result: Result): readonly StudyCell[] {
  const cellsOf = cellsIn(result)
  const ratiosOf = judgedRatios(result)
  return study.tables
    .filter(({ only }) => only !== 'csv')
    .flatMap((table) => {
      const rows = studyRows(table, result.plan.benchmarks)
      return withPrintedRows(rows, table).flatMap((row) =>
        withPrintedColumns(table).flatMap((column) => {
          const ownCell = isExtra(row) || isExtra(column) ? null : cellsOf(table, row, column)
          const ratioColumn = table.columns.find(({ label }) => label === column.ratioTo)
          const reference =
            ratioColumn === undefined || isExtra(row) ? null : cellsOf(table, row, ratioColumn)
          const printedFigures = printedCell(table, row.label, column)
          if (ownCell === null && !isPrinted(printedFigures)) return []
          const judgedRatio =
            ownCell === null || reference === null ? null : ratiosOf(ownCell, reference, 'head')
          return [cellOf({ table, row, column, ownCell, reference, judgedRatio, printedFigures })]
        }),
      )
    })
}

interface Parts {
  readonly table: StudyTable
  readonly row: StudyChoice
  readonly column: StudyChoice
  readonly ownCell: Cell | null
  readonly reference: Cell | null
  readonly judgedRatio: JudgedRatio | null
  readonly printedFigures: PrintedCell
}

function cellOf({
  table,
  row,
  column,
  ownCell,
  reference,
  judgedRatio,
  printedFigures,
}: Parts): StudyCell {
  const values = ownCell?.values ?? { base: null, head: null }
  const judgement = ownCell?.isJudged === true ? ownCell.finding.judged : null
  const [low = null, high = null] = judgement?.ci ?? []
  const estimate = judgement?.estimate ?? null
  const delta = estimate === null ? null : { estimate, low, high }
  const ratios = {
    base: overOrNull(values.base, reference?.values.base ?? null),
    head: overOrNull(values.head, reference?.values.head ?? null),
  }
  return {
    table: table.title,
    unit: table.unit,
    decimals: table.decimals,
    row: row.label,
    column: column.label,
    values,
    delta,
    verdict:
      ownCell !== null && judgement !== null ? wordOf(ownCell.finding.verdict, ownCell.metric) : '',
    ratios,
    judgedRatio,
    printedFigures,
    direction: directionOf({ delta, ratios, judgedRatio, printedFigures }),
  }
}

/** A row or column that only the study has is known by its label alone. */
const extra = { judged: false } as const

function isExtra(choice: StudyChoice): boolean {
  return choice.judged === false && choice.parameters === undefined && choice.name === undefined
}

function withPrintedRows(
  rows: readonly StudyChoice[],
  { published = {}, publishedBesides = {} }: StudyTable,
): readonly StudyChoice[] {
  const knownLabels = new Set(rows.map(({ label }) => label))
  const labels = [...Object.keys(published), ...Object.keys(publishedBesides)]
  const more = [...new Set(labels)].filter((label) => !knownLabels.has(label))
  return [...rows, ...more.map((label) => ({ label, ...extra }))]
}

function withPrintedColumns(table: StudyTable): readonly StudyChoice[] {
  const { published = {}, publishedBesides = {}, between, columns } = table
  const knownLabels = new Set(columns.map(({ label }) => label))
  if (between !== undefined)
    [between.base, between.head, deltaTitle].forEach((title) => knownLabels.add(title))
  const labels = [published, publishedBesides].flatMap((figures) =>
    Object.values(figures).flatMap((cells) => Object.keys(cells)),
  )
  const more = [...new Set(labels)].filter((label) => !knownLabels.has(label))
  return [...columns, ...more.map((label) => ({ label, ...extra }))]
}

function printedCell(table: StudyTable, row: string, column: StudyChoice): PrintedCell {
  const { published = {}, publishedBesides = {}, publishedRatios = {}, between } = table
  const figures = { ...publishedBesides[row], ...published[row] }
  const numberAt = (label: string): number | null => {
    const figure = Object.hasOwn(figures, label) ? figures[label] : undefined
    return typeof figure === 'number' ? figure : null
  }
  const isFirst = table.columns[0]?.label === column.label
  if (between !== undefined && isFirst) {
    const percent = numberAt(deltaTitle)
    return {
      base: numberAt(between.base),
      head: numberAt(between.head),
      value: null,
      delta: percent === null ? null : percent / 100,
      ratio: null,
    }
  }
  const value = numberAt(column.label)
  const otherValue = column.ratioTo === undefined ? null : numberAt(column.ratioTo)
  const ratio = publishedRatios[row]?.[column.label] ?? overOrNull(value, otherValue)
  return { base: null, head: null, value, delta: null, ratio }
}

function isPrinted({ base, head, value, delta, ratio }: PrintedCell): boolean {
  return [base, head, value, delta, ratio].some((figure) => figure !== null)
}

function overOrNull(value: number | null, reference: number | null): number | null {
  return value === null || reference === null || reference === 0 ? null : value / reference
}
