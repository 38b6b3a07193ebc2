import { scaleLinear, scaleLog, scalePoint } from 'd3-scale'
import type { KeptReleases, ReleaseLine } from './releases.ts'

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
      ...rows.map((row, at) => rowSvg(row, [top + (at + 0.5) * rowHeight, left, x])),
    ],
  })
}

function legendOf(rows: readonly PlotRow[]): readonly string[] {
  if (rows.some(({ theirs }) => theirs !== null)) return ['filled: here, hollow: published']
  return rows.some(({ box }) => box !== null)
    ? ['line: least to most, box: middle half, dot: mean']
    : []
}

/** One row at a height; its label ends at `left`. */
function rowSvg(
  { label, line, box, ours, theirs }: PlotRow,
  [y, left, x]: readonly [y: number, left: number, x: (value: number) => number],
): string {
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

const plot = { left: 64, right: 600, top: 52, bottom: 364 } as const
const labelHeight = 17

/** More lines than these are only in the data. */
export const linesAtMost = 8

// Three times as light or dark as both backgrounds, at least.
const colours = '#2f81f7 #d1670c #2a9d48 #e5484d #a371f7 #0f95a0 #a08000 #d6409f'.split(' ')

/** Ratios over Node.js releases with their 95% intervals, a line for each contender, as an image of its own. */
export function releasesChart(
  title: string,
  { axis, nodes, lines, missing }: KeptReleases,
): string {
  const drawn = lines.filter(({ points }) => points.length > 0).slice(0, linesAtMost)
  const values = drawn.flatMap(({ points }) =>
    points.flatMap(({ ratio, low, high }) => [ratio, low ?? ratio, high ?? ratio]),
  )
  const [least, most] = [Math.min(1, ...values), Math.max(1, ...values)]
  const isWide = most / least > 4
  const room = isWide ? 1.1 : 1 + (most - least || 0.1) * 0.08
  const domain = [least / room, most * room] as const
  const range = [plot.bottom, plot.top] as const
  const y = isWide ? scaleLog(domain, range) : scaleLinear(domain, range)
  const x = scalePoint(nodes, [plot.left, plot.right]).padding(0.5)
  const ticks = isWide ? ticksBetween(...domain) : y.ticks(6)
  const nodeAt = (node: string): number => x(node) ?? plot.left
  return drawing({
    title,
    legend: `${axis}; bars: 95% intervals`,
    description: descriptionOf(drawn, missing),
    width: plot.right + 24 + roomOf(drawn.map(({ label }) => label)),
    height: 420,
    body: [
      ...ticks.map(
        (tick) =>
          `<path class="${tick === 1 ? 'one' : 'grid'}" d="M${String(plot.left)} ${fixed(y(tick))}H${String(plot.right)}"/><text class="faint" x="${String(plot.left - 8)}" y="${fixed(y(tick) + 4)}" text-anchor="end">${String(tick)}×</text>`,
      ),
      ...nodes.map(
        (node) =>
          `<text class="ink" x="${fixed(nodeAt(node))}" y="${String(plot.bottom + 20)}" text-anchor="middle">${escaped(node)}</text>`,
      ),
      `<text class="faint" x="${String((plot.left + plot.right) / 2)}" y="408" text-anchor="middle">version of Node.js</text>`,
      ...linesSvg(drawn, nodes, { x: nodeAt, y }),
    ],
  })
}

interface Scales {
  readonly x: (node: string) => number
  readonly y: (ratio: number) => number
}

function linesSvg(
  lines: readonly ReleaseLine[],
  nodes: readonly string[],
  { x, y }: Scales,
): readonly string[] {
  const ends = lines.map(({ points }) => y(points.at(-1)?.ratio ?? 1))
  const labels = apart(ends)
  return lines.map(({ label, points }, at) => {
    const colour = colours[at] ?? ''
    // Beside each other, so that no interval hides another.
    const xOf = (node: string): number => x(node) + (at - (lines.length - 1) / 2) * 6
    const steps = nodes.flatMap((node, position) => {
      const point = points.find((one) => one.node === node)
      const before = points.some((one) => one.node === nodes[position - 1])
      return point === undefined
        ? []
        : [`${before ? 'L' : 'M'}${fixed(xOf(node))} ${fixed(y(point.ratio))}`]
    })
    const marks = points.map(({ node, ratio, low, high }) => {
      const [left, centre] = [fixed(xOf(node)), fixed(y(ratio))]
      const bar =
        low === null || high === null
          ? ''
          : `<path d="M${left} ${fixed(y(low))}V${fixed(y(high))}" stroke-width="3" stroke-opacity=".55"/>`
      return `${bar}<circle cx="${left}" cy="${centre}" r="3.5" fill="${colour}" stroke="none"/>`
    })
    const labelAt = labels[at] ?? 0
    const leader = `<path d="M${fixed(xOf(points.at(-1)?.node ?? '') + 6)} ${fixed(ends[at] ?? 0)}L${String(plot.right + 4)} ${fixed(labelAt)}" stroke-opacity=".5"/>`
    return `<g fill="none" stroke="${colour}"><path d="${steps.join('')}" stroke-width="1.5"/>${marks.join('')}${leader}</g><text class="ink" x="${String(plot.right + 8)}" y="${fixed(labelAt + 4)}">${escaped(label)}</text>`
  })
}

/** Heights of labels near those wanted, in their order, none on another. */
function apart(wanted: readonly number[]): readonly number[] {
  const order = wanted
    .map((near, at) => ({ near, at }))
    .toSorted((one, other) => one.near - other.near)
  const most = plot.bottom - (order.length - 1) * labelHeight
  let lowest = plot.top - labelHeight
  const placed = order.map(({ near, at }, position) => {
    lowest = Math.max(lowest + labelHeight, Math.min(near, most + position * labelHeight))
    return { at, lowest }
  })
  return placed.toSorted((one, other) => one.at - other.at).map((one) => one.lowest)
}

/** What the image says, in words. */
function descriptionOf(lines: readonly ReleaseLine[], missing: readonly string[]): string {
  const texts = lines.map(
    ({ label, points }) =>
      `${label}: ${points.map(({ node, ratio }) => `${ratio.toPrecision(3)} under ${node}`).join(', ')}`,
  )
  return [...texts, ...(missing.length === 0 ? [] : [`missing: ${missing.join('; ')}`])].join('. ')
}

// Behind it is what the reader's system prefers, whatever the page around it.
const style = `.ground{fill:#fff}.ink{fill:#1f2328}.faint{fill:#57606a}.grid{stroke:#d0d7de}.one{stroke:#57606a}.ours{stroke:#0969da}.dot{fill:#0969da}.theirs{stroke:#bc4c00;fill:none}
@media (prefers-color-scheme:dark){.ground{fill:#0d1117}.ink{fill:#e6edf3}.faint{fill:#9198a1}.grid{stroke:#30363d}.one{stroke:#9198a1}.ours{stroke:#4493f8}.dot{fill:#4493f8}.theirs{stroke:#f0883e}}`

const letterWidth = 6.7

/** What an image of a study shows. */
interface Drawing {
  readonly title: string
  /** What its axis is of, and what its marks are. */
  readonly legend: string
  /** All of it in words, for whoever does not see it. */
  readonly description: string
  readonly width: number
  readonly height: number
  readonly body: readonly string[]
}

/** An image of its own, in light and dark. */
function drawing({ title, legend, description, width, height, body }: Drawing): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" font-family="sans-serif" font-size="13" role="img" aria-labelledby="title desc">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="desc">${escaped(description)}</desc>`,
    `<style>${style}</style>`,
    `<rect class="ground" width="100%" height="100%"/>`,
    `<text class="ink" x="8" y="20" font-weight="bold">${escaped(title)}</text>`,
    `<text class="faint" x="8" y="38">${escaped(legend)}</text>`,
    ...body,
    '</svg>',
    '',
  ].join('\n')
}

/** Pixels that the longest of some labels takes. */
function roomOf(labels: readonly string[]): number {
  return Math.ceil(Math.max(0, ...labels.map(({ length }) => length)) * letterWidth)
}

/** Ticks of a logarithmic axis: 1, 2 and 5 times powers of ten, or only powers where these would be too many. */
function ticksBetween(least: number, most: number): readonly number[] {
  const decades = Math.ceil(Math.log10(most / least))
  const steps = decades > 3 ? [1] : [1, 2, 5]
  const from = Math.floor(Math.log10(least))
  return Array.from({ length: decades + 2 }, (_, index) => from + index)
    .flatMap((power) => steps.map((step) => Number((step * 10 ** power).toPrecision(1))))
    .filter((tick) => tick >= least * 0.999 && tick <= most * 1.001)
}

/** A coordinate. */
function fixed(value: number): string {
  return value.toFixed(1)
}

/** A text as it may stand in an image. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
