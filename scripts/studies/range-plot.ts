import { scaleLinear, scaleLog } from 'd3-scale'
import { drawing, escaped, fixed, roomOf, ticksBetween } from './drawing.ts'

/** One line of a plot; values above 0, `null` for what there is none of. */
export interface PlotRow {
  readonly label: string
  /** A line from end to end: an interval, or least and most. */
  readonly line: readonly [number, number] | null
  /** A box on it: the quarters of a candlestick. */
  readonly box: readonly [number, number] | null
  /** A filled dot: what was measured here. */
  readonly ours: number
  /** A hollow dot: what was published. */
  readonly theirs: number | null
}

const plotWidth = 480
const rowHeight = 20
const top = 52

/** Rows of dots, lines and boxes on one axis, such as of a `ratio to async 0.2`, as an image of its own. */
export function rangePlot(title: string, axis: string, rows: readonly PlotRow[]): string {
  const values = rows.flatMap(({ line, box, ours, theirs }) =>
    [...(line ?? []), ...(box ?? []), ours, theirs].filter((value) => value !== null),
  )
  const left = roomOf(rows.map(({ label }) => label)) + 16
  const width = left + plotWidth + 24
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const isWide = most / least > 4
  const range = [left + 12, left + plotWidth - 12] as const
  const x = isWide ? scaleLog([least, most], range) : scaleLinear([least, most], range).nice()
  const ticks = isWide ? ticksBetween(least, most) : x.ticks(6)
  const foot = top + rows.length * rowHeight
  return drawing({
    title,
    legend: [axis, ...legendOf(rows)].join('; '),
    description: rows
      .map(({ label, ours, theirs }) =>
        theirs === null
          ? `${label}: ${ours.toPrecision(3)}`
          : `${label}: ${ours.toPrecision(3)}, published ${theirs.toPrecision(3)}`,
      )
      .join('. '),
    width,
    height: foot + 28,
    body: [
      ...ticks.map(
        (tick) =>
          `<path class="${tick === 1 ? 'one' : 'grid'}" d="M${fixed(x(tick))} ${String(top)}V${String(foot)}"/><text class="faint" x="${fixed(x(tick))}" y="${String(foot + 16)}" text-anchor="middle">${String(tick)}</text>`,
      ),
      ...rows.map((row, at) => rowSvg(row, { y: top + (at + 0.5) * rowHeight, left, x })),
    ],
  })
}

function legendOf(rows: readonly PlotRow[]): readonly string[] {
  if (rows.some(({ theirs }) => theirs !== null)) return ['filled: here, hollow: published']
  return rows.some(({ box }) => box !== null)
    ? ['line: least to most, box: middle half, dot: mean']
    : []
}

interface RowPlace {
  readonly y: number
  /** Where labels end. */
  readonly left: number
  readonly x: (value: number) => number
}

function rowSvg({ label, line, box, ours, theirs }: PlotRow, { y, left, x }: RowPlace): string {
  const at = String(y)
  const stroke = ([from, to]: readonly [number, number], rest: string): string =>
    `<path class="ours" d="M${fixed(x(from))} ${at}H${fixed(x(to))}" ${rest}/>`
  return [
    `<text class="ink" x="${String(left - 8)}" y="${String(y + 4)}" text-anchor="end">${escaped(label)}</text>`,
    line === null ? '' : stroke(line, 'stroke-width="2"'),
    box === null ? '' : stroke(box, 'stroke-opacity=".45" stroke-width="10"'),
    theirs === null
      ? ''
      : `<circle class="theirs" cx="${fixed(x(theirs))}" cy="${at}" r="4.5" stroke-width="1.5"/>`,
    `<circle class="dot" cx="${fixed(x(ours))}" cy="${at}" r="3.5"/>`,
  ].join('')
}
