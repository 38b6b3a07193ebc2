import { roundTo } from '../../model/percent.ts'
import type { Column } from '../../render/text/columns.ts'
import { decimalsOf, intervalText, percentText, timesBetween } from '../../render/text/format.ts'
import type { CellRatio, CellJudgement, MeasuredTable, StudyCell } from './measured-tables.ts'
import { studyUnits } from './study.ts'

/** What stands beside each cell: printed and measured figures, change and ratio, with its medians; no empty column. */
export function cellColumns({ cells, unit }: MeasuredTable): readonly Column<StudyCell>[] {
  const word = studyUnits[unit].word
  const inUnit = (title: string): string => (word === '' ? title : `${title}, ${word}`)
  const isTwoSided = cells.some(({ values }) => values.base !== null)
  const columns: readonly Column<StudyCell>[] = [
    right(inUnit('published'), publishedText),
    right(inUnit('base'), (cell) => numberText(cell.values.base, cell)),
    right(inUnit(isTwoSided ? 'head' : 'here'), (cell) => numberText(cell.values.head, cell)),
    right('change, 95% CI', ({ delta }) => (delta === null ? '' : deltaText(delta))),
    {
      ...right('published ratio', ({ printedFigures }) => ratioText(printedFigures.ratio)),
      keep: 'second',
    },
    right('ratio, 95% CI', ({ ratio }) => (ratio === null ? '' : cellRatioText(ratio))),
    { ...right('of', mediansText), keep: 'first' },
  ]
  return columns.filter((column) => cells.some((cell) => column.cell(cell) !== ''))
}

function right(title: string, cell: Column<StudyCell>['cell']): Column<StudyCell> {
  return { title, align: 'right', cell }
}

/** What the study printed: a value, a remark, or both sides with their change. */
export function publishedText({ printedFigures: figures }: StudyCell): string {
  if (figures.text !== null) return figures.text
  if (figures.value !== null) return figureText(figures.value)
  const change = figures.delta === null ? '' : percentText(figures.delta, 1)
  if (figures.base === null && figures.head === null) return change
  const sides = `${figureText(figures.base)} → ${figureText(figures.head)}`
  return change === '' ? sides : `${sides} (${change})`
}

/** Six digits, and all of a whole number: documents print the digits of their spreadsheets. */
function figureText(value: number | null): string {
  if (value === null) return '–'
  return String(Number.isInteger(value) ? value : roundTo(value, 6))
}

/** A value in the table's unit, with two digits at least; empty where nothing was measured. */
export function numberText(value: number | null, { decimals }: StudyCell): string {
  if (value === null) return ''
  const hasTwoDigits = value === 0 || Math.abs(value) >= 10 ** (1 - decimals)
  return hasTwoDigits ? value.toFixed(decimals) : String(roundTo(value, 2))
}

/** A change with its interval and, where it was judged, its verdict: `+5.1% (+4.2 … +5.8%) slower`. */
export function deltaText({ estimate, low, high, word }: CellJudgement): string {
  const interval = low === null || high === null ? '' : ` (${intervalText(low, high)})`
  return `${percentText(estimate, decimalsOf(low, high))}${interval} ${word}`.trimEnd()
}

/** A ratio with its interval and, where it was judged, its verdict: `3.7× (3.6 … 3.8) slower`. */
export function cellRatioText({ estimate, low, high, word }: CellRatio): string {
  if (low === null || high === null) return `${ratioText(estimate)} ${word}`.trimEnd()
  const { times, ends } = timesBetween(estimate, [low, high])
  return `${times}× (${ends}) ${word}`.trimEnd()
}

function mediansText(cell: StudyCell): string {
  const { ratio } = cell
  if (ratio === null) return ''
  return `${numberText(ratio.own, cell)} / ${numberText(ratio.reference, cell)}`
}

/** Three digits, and all of a larger whole number: `2.40×`, `10.8×`, `18,643×`; empty for none. */
export function ratioText(ratio: number | null): string {
  if (ratio === null) return ''
  if (ratio < 99.95) return `${ratio.toFixed(ratio < 9.995 ? 2 : 1)}×`
  return `${String(Math.round(ratio)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}×`
}
