/** One line of a plot; values above 0, `null` for what there is none of. */
export interface PlotRow {
  readonly label: string
  /** A line from end to end: an interval, or least and most. */
  readonly line: readonly [number, number] | null
  /** A box on it: the quarters of a candlestick. */
  readonly box: readonly [number, number] | null
  /** A filled dot: what was measured here. */
  readonly ours: number | null
  /** A hollow dot: what was published. */
  readonly theirs: number | null
}

const width = 760
const left = 250
const right = 24
const rowHeight = 20
const top = 30

/**
 * Rows of dots, lines and boxes on one logarithmic axis, as an image of its own.
 *
 * @param axis - what the axis is of: `ratio to async 0.2`
 */
export function rangePlot(title: string, axis: string, rows: readonly PlotRow[]): string {
  const values = rows.flatMap(({ line, box, ours, theirs }) =>
    [...(line ?? []), ...(box ?? []), ours, theirs].filter((value) => value !== null),
  )
  const [least, most] = [Math.log10(Math.min(...values)), Math.log10(Math.max(...values))]
  const span = Math.max(most - least, 0.1)
  const x = (value: number): string =>
    (
      left +
      ((Math.log10(value) - least + span * 0.03) / (span * 1.06)) * (width - left - right)
    ).toFixed(1)
  const height = top + rows.length * rowHeight + 40
  const foot = height - 34
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" font-family="sans-serif" font-size="12" role="img" aria-label="${escaped(title)}">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    `<text x="8" y="18" font-weight="bold">${escaped(title)}</text>`,
    ...ticksBetween(10 ** least, 10 ** most).map(
      (tick) =>
        `<path d="M${x(tick)} ${String(top)}V${String(foot)}" stroke="#ddd"/><text x="${x(tick)}" y="${String(foot + 14)}" text-anchor="middle" fill="#555">${String(tick)}</text>`,
    ),
    ...rows.map((row, at) => rowSvg(row, top + (at + 0.5) * rowHeight, x)),
    `<text x="${String(width - right)}" y="${String(height - 6)}" text-anchor="end" fill="#555">${escaped([axis, ...legendOf(rows)].join('; '))}</text>`,
    '</svg>',
    '',
  ].join('\n')
}

function legendOf(rows: readonly PlotRow[]): readonly string[] {
  if (rows.some(({ theirs }) => theirs !== null)) return ['filled: here, hollow: published']
  return rows.some(({ box }) => box !== null)
    ? ['line: least to most, box: middle half, dot: mean']
    : []
}

function rowSvg(
  { label, line, box, ours, theirs }: PlotRow,
  y: number,
  x: (value: number) => string,
): string {
  const at = String(y)
  const shapes = [
    `<text x="${String(left - 8)}" y="${String(y + 4)}" text-anchor="end">${escaped(label.slice(0, 40))}</text>`,
    line !== null &&
      `<path d="M${x(line[0])} ${at}H${x(line[1])}" stroke="#1f6feb" stroke-width="2"/>`,
    box !== null &&
      `<path d="M${x(box[0])} ${at}H${x(box[1])}" stroke="#1f6feb" stroke-opacity=".45" stroke-width="10"/>`,
    theirs !== null &&
      `<circle cx="${x(theirs)}" cy="${at}" r="4.5" fill="none" stroke="#b35900" stroke-width="1.5"/>`,
    ours !== null && `<circle cx="${x(ours)}" cy="${at}" r="3.5" fill="#1f6feb"/>`,
  ]
  return shapes.filter((shape) => typeof shape === 'string').join('')
}

/** Ticks of a logarithmic axis: 1, 2 and 5 times powers of ten, or only powers where these would be too many. */
export function ticksBetween(least: number, most: number): readonly number[] {
  const decades = Math.ceil(Math.log10(most / least))
  const steps = decades > 3 ? [1] : [1, 2, 5]
  const from = Math.floor(Math.log10(least))
  return Array.from({ length: decades + 2 }, (_, index) => from + index)
    .flatMap((power) => steps.map((step) => Number((step * 10 ** power).toPrecision(1))))
    .filter((tick) => tick >= least * 0.999 && tick <= most * 1.001)
}

/** A text as it may stand in an image. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
