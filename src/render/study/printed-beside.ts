import { unitWords } from './unit-words.ts'
import type { StudyCell } from './study-cells.ts'
import { decimalsOf, intervalText, percentText, timesBetween } from '../text/format.ts'

/** A study's table with what was printed and what was measured beside each other. */
export interface PrintedBeside {
  readonly titles: readonly string[]
  /** A line for each cell of the study's table, which the first text names. */
  readonly lines: readonly (readonly string[])[]
}

interface PrintedColumn {
  readonly title: string
  readonly textOf: (cell: StudyCell) => string
}

const nothing = '–'

/**
 * One line per cell: what was printed, base, head, the change with its interval, ratios, and the
 * direction. Columns without any text are left out.
 *
 * @param cells - of one table
 */
export function printedBeside(cells: readonly StudyCell[]): PrintedBeside {
  const unit = cells[0] === undefined ? '' : unitWords[cells[0].unit]
  const inUnit = (title: string): string => (unit === '' ? title : `${title}, ${unit}`)
  const columns: readonly PrintedColumn[] = [
    { title: '', textOf: ({ row, column }) => `${row}: ${column}` },
    { title: inUnit('published'), textOf: publishedText },
    {
      title: 'published delta',
      textOf: ({ printedFigures }) => changeOrNothing(printedFigures.delta),
    },
    { title: inUnit('base'), textOf: (cell) => numberText(cell.values.base, cell) },
    { title: inUnit('head'), textOf: (cell) => numberText(cell.values.head, cell) },
    { title: 'delta (95% CI)', textOf: deltaText },
    { title: 'published ratio', textOf: ({ printedFigures }) => ratioText(printedFigures.ratio) },
    { title: 'base ratio', textOf: ({ ratios }) => ratioText(ratios.base) },
    { title: 'head ratio', textOf: headRatioText },
    { title: 'direction', textOf: ({ direction }) => direction },
  ]
  const shownColumns = columns.filter(({ textOf }) =>
    cells.some((cell) => !['', nothing].includes(textOf(cell))),
  )
  return {
    titles: shownColumns.map(({ title }) => title),
    lines: cells.map((cell) => shownColumns.map(({ textOf }) => textOf(cell))),
  }
}

function publishedText({ printedFigures }: StudyCell): string {
  if (printedFigures.value !== null) return String(printedFigures.value)
  if (printedFigures.base === null && printedFigures.head === null) return nothing
  return `${String(printedFigures.base ?? nothing)} → ${String(printedFigures.head ?? nothing)}`
}

function numberText(value: number | null, { decimals }: StudyCell): string {
  return value === null ? nothing : value.toFixed(decimals)
}

function changeOrNothing(change: number | null): string {
  return change === null ? nothing : percentText(change, 1)
}

function deltaText({ delta, verdict }: StudyCell): string {
  if (delta === null) return nothing
  const { estimate, low, high } = delta
  if (low === null || high === null) return percentText(estimate, decimalsOf(low, high))
  return `${percentText(estimate, decimalsOf(low, high))} (${intervalText(low, high)}) ${verdict}`.trim()
}

/** Three digits, and all of a larger whole number: `2.40×`, `10.8×`, `18,643×`. */
function ratioText(ratio: number | null): string {
  if (ratio === null) return nothing
  if (ratio < 99.95) return `${ratio.toFixed(ratio < 9.995 ? 2 : 1)}×`
  return `${String(Math.round(ratio)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}×`
}

function headRatioText({ ratios, judgedRatio }: StudyCell): string {
  if (judgedRatio === null || judgedRatio.low === null || judgedRatio.high === null) {
    return ratioText(ratios.head)
  }
  const { times, ends } = timesBetween(judgedRatio.times, [judgedRatio.low, judgedRatio.high])
  return `${times}× (${ends}) ${judgedRatio.word}`
}
