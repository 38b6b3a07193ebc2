import type { Column } from '../../render/text/columns.ts'
import { decimalsOf, intervalText, percentText, timesBetween } from '../../render/text/format.ts'
import type { CellRatio, CellJudgement, MeasuredTable, StudyCell } from './measured-tables.ts'
import type { StudyTable } from './study.ts'

/** What follows a value in each unit of a study's tables. */
export const unitWords: Readonly<Record<StudyTable['unit'], string>> = {
  s: 's',
  ms: 'ms',
  µs: 'µs',
  ns: 'ns',
  B: 'bytes',
  KiB: 'KiB',
  MiB: 'MiB',
  per_s: '/s',
  count: '',
  '%': '%',
}

const number = { align: 'right' } as const

/**
 * What stands beside each cell: what was printed, what was measured, the change from base to head, and
 * the ratio to another column with the two medians that it is of. Columns without any text are left out.
 */
export function cellColumns({ cells, unit }: MeasuredTable): readonly Column<StudyCell>[] {
  const word = unitWords[unit]
  const inUnit = (title: string): string => (word === '' ? title : `${title}, ${word}`)
  const isTwoSided = cells.some(({ values }) => values.base !== null)
  const columns: readonly Column<StudyCell>[] = [
    { title: inUnit('published'), ...number, cell: publishedText },
    { title: inUnit('base'), ...number, cell: (cell) => numberText(cell.values.base, cell) },
    {
      title: inUnit(isTwoSided ? 'head' : 'here'),
      ...number,
      cell: (cell) => numberText(cell.values.head, cell),
    },
    {
      title: 'change, 95% CI',
      ...number,
      cell: ({ delta }) => (delta === null ? '' : deltaText(delta)),
    },
    {
      title: 'published ratio',
      ...number,
      keep: 'second',
      cell: ({ printedFigures }) => ratioText(printedFigures.ratio),
    },
    {
      title: 'ratio, 95% CI',
      ...number,
      cell: ({ ratio }) => (ratio === null ? '' : cellRatioText(ratio)),
    },
    { title: 'of', ...number, keep: 'first', cell: mediansText },
    {
      title: 'ours / theirs',
      ...number,
      cell: ({ oursOverTheirs }) => ratioText(oursOverTheirs).replace('×', ''),
    },
  ]
  return columns.filter((column) => cells.some((cell) => column.cell(cell) !== ''))
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
  return String(Number.isInteger(value) ? value : Number(value.toPrecision(6)))
}

/** A value in the table's unit, with two digits at least; empty where nothing was measured. */
export function numberText(value: number | null, { decimals }: StudyCell): string {
  if (value === null) return ''
  const hasTwoDigits = value === 0 || Math.abs(value) >= 10 ** (1 - decimals)
  return hasTwoDigits ? value.toFixed(decimals) : String(Number(value.toPrecision(2)))
}

/** A change with its interval and verdict: `+5.1% (+4.2 … +5.8%) slower`. */
export function deltaText({ estimate, low, high, word }: CellJudgement): string {
  const interval = low === null || high === null ? '' : ` (${intervalText(low, high)})`
  return `${percentText(estimate, decimalsOf(low, high))}${interval} ${word}`.trimEnd()
}

/** A judged ratio with its interval and verdict: `3.7× (3.6 … 3.8) slower`. */
export function cellRatioText({ estimate, low, high, word }: CellRatio): string {
  if (low === null || high === null) return `${ratioText(estimate)} ${word}`.trimEnd()
  const { times, ends } = timesBetween(estimate, [low, high])
  return `${times}× (${ends}) ${word}`.trimEnd()
}

/** The two medians of a ratio: `12.40 / 3.35`. */
export function mediansText(cell: StudyCell): string {
  const { ratio } = cell
  return ratio === null
    ? ''
    : `${numberText(ratio.own, cell)} / ${numberText(ratio.reference, cell)}`
}

/** Three digits, and all of a larger whole number: `2.40×`, `10.8×`, `18,643×`; empty for none. */
export function ratioText(ratio: number | null): string {
  if (ratio === null) return ''
  if (ratio < 99.95) return `${ratio.toFixed(ratio < 9.995 ? 2 : 1)}×`
  return `${String(Math.round(ratio)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}×`
}

/**
 * In which order the columns of each row come by what the study printed and by what was measured; one
 * sentence for each row that has at least three of both, where columns are related by ratios.
 */
export function orderLines({ cells }: MeasuredTable): readonly string[] {
  if (!cells.some((cell) => cell.ratio !== null || cell.printedFigures.ratio !== null)) return []
  const rows = [...new Set(cells.map(({ row }) => row))]
  return rows.flatMap((row) => {
    const both = cells.flatMap((cell) => {
      const theirs = cell.printedFigures.value
      const ours = cell.values.head ?? cell.values.base
      return cell.row !== row || theirs === null || ours === null
        ? []
        : [{ column: cell.column, theirs, ours }]
    })
    if (both.length < 3) return []
    const theirs = both.toSorted((first, second) => first.theirs - second.theirs)
    const ours = both.toSorted((first, second) => first.ours - second.ours)
    const names = (order: typeof both): string => order.map(({ column }) => column).join(' < ')
    return names(theirs) === names(ours)
      ? [`${row}: ${names(ours)}, as published`]
      : [`${row}: ${names(ours)}; published: ${names(theirs)}`]
  })
}
