import { scaleLinear, scaleLog, scalePoint } from 'd3-scale'
import { drawing, escaped, fixed, roomOf, ticksBetween } from './drawing.ts'
import type { KeptReleases, ReleaseLine } from './kept-releases.ts'

const plot = { left: 64, right: 600, top: 52, bottom: 364 } as const
const labelHeight = 17

/** More lines than these are only in the data. */
export const linesAtMost = 8

// Three times as light or dark as both backgrounds, at least.
const colours = [
  '#2f81f7',
  '#d1670c',
  '#2a9d48',
  '#e5484d',
  '#a371f7',
  '#0f95a0',
  '#a08000',
  '#d6409f',
]

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
