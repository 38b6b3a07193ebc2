import { scaleLinear } from 'd3-scale'
import { area } from 'd3-shape'
import { quantileOf } from '../../../stats/quantile-of.ts'
import { sortedCopy } from '../../../stats/sorted-copy.ts'
import { intervalText, percentText } from '../../text/format.ts'
import type { MetricDetail } from '../data/row-detail.ts'
import { markup, noHtml, type Html } from '../html.ts'
import { bottomAxis, changeTicks, drawFigure, px, type Frame } from './figure.ts'

const height = 190

/**
 * How the changes of the pairs are distributed, with the Hodges-Lehmann estimate, its interval and the
 * threshold.
 *
 * @param changes - head / base − 1 of each pair that counts
 */
export function ratioPlot(
  changes: readonly number[],
  metric: Pick<MetricDetail, 'change' | 'low' | 'high' | 'threshold'>,
  width: number,
): Html {
  if (changes.length < 2) return noHtml
  const frame: Frame = { width, height, left: 14, right: 14, top: 22, bottom: 26 }
  const { change, low, high, threshold } = metric
  const [from, to] = changesReach(changes, metric, 3)
  const room = Math.max((to - from) * 0.06, 1e-4)
  const [least, most] = [from - room, to + room]
  const x = scaleLinear([least, most], [frame.left, width - frame.right])
  const floor = height - frame.bottom - 14
  const marks = threshold === null ? [] : [threshold, 1 / (1 + threshold) - 1]
  const upright = (value: number): string => `M${px(x(value))} ${frame.top}V${floor + 14}`
  return drawFigure(
    frame,
    `Distribution of the change of ${String(changes.length)} pairs: estimate ${percentText(change ?? 0)}, 95% CI ${intervalText(low, high)}`,
    markup`${bottomAxis(frame, x, changeTicks(x, Math.max(3, Math.floor(width / 90))))}${
      low === null || high === null
        ? noHtml
        : markup`<rect class="iv" x="${px(x(low))}" y="${frame.top}" width="${px(Math.max(1, x(high) - x(low)))}" height="${floor - frame.top + 14}"/>`
    }${shapeOf(changes, x, { foot: floor, top: frame.top + 12 })}${marks
      .filter((mark) => mark >= least && mark <= most)
      .map((mark) => markup`<path class="thl" d="${upright(mark)}" />`)}${
      least <= 0 && most >= 0 ? markup`<path class="zero" d="${upright(0)}" />` : noHtml
    }${
      change === null
        ? noHtml
        : markup`<path class="est" d="${upright(change)}" /><text class="val" x="${px(x(change))}" y="${frame.top - 8}" text-anchor="${x(change) > width - 60 ? 'end' : x(change) < 60 ? 'start' : 'middle'}">${percentText(change)}</text>`
    }`,
  )
}

/**
 * How far an axis of changes goes: all but the outermost of them, the interval and zero.
 *
 * @param spreads - how many times the middle half a change may lie beyond that half
 */
export function changesReach(
  changes: readonly number[],
  { low, high }: Pick<MetricDetail, 'low' | 'high'>,
  spreads: number,
): readonly [number, number] {
  const [least, most] = coreOf(changes, spreads)
  return [Math.min(least, low ?? 0, 0), Math.max(most, high ?? 0, 0)]
}

function shapeOf(
  values: readonly number[],
  x: ReturnType<typeof scaleLinear<number, number>>,
  { foot, top }: Readonly<Record<'foot' | 'top', number>>,
): Html {
  const [least = 0, most = 0] = x.domain()
  const inside = sortedCopy(values.filter((value) => value >= least && value <= most))
  const shape = area<DensityPoint>()
    .x(([value]) => x(value))
    .y0(foot)
    .y1(([, share]) => foot + (top - foot) * share)
    .digits(1)
  const strokes = Array.from(inside, (value) => `M${px(x(value))} ${px(foot + 3)}v9`)
  return markup`<path class="den r" d="${shape([...densityOf(inside, [least, most])]) ?? ''}" /><path class="rug r" d="${strokes.join('')}"/>`
}

/** One point of a density: a value, and how dense the values lie there, 1 where they are densest. */
type DensityPoint = readonly [value: number, height: number]

const points = 72

/**
 * How dense values lie: a sum of normal curves, one on each value (Rosenblatt 1956, Annals of
 * Mathematical Statistics 27), as wide as Silverman's rule says (1986, Density Estimation, 3.31).
 *
 * @param sortedValues - ascending, within the range
 * @returns from the least of the range to the most
 */
function densityOf(
  sortedValues: Float64Array,
  [least, most]: readonly [number, number],
): readonly DensityPoint[] {
  const width = bandwidthOf(sortedValues)
  if (width <= 0 || most <= least) return []
  const heights = Array.from({ length: points }, (_, at) => {
    const value = least + ((most - least) * at) / (points - 1)
    const sum = sortedValues.reduce(
      (total, point) => total + Math.exp(-(((value - point) / width) ** 2) / 2),
      0,
    )
    return [value, sum] as const
  })
  const top = heights.reduce((highest, [, each]) => Math.max(highest, each), 0)
  return heights.map(([value, each]) => [value, each / top])
}

function bandwidthOf(sortedValues: Float64Array): number {
  const count = sortedValues.length
  const mean = sortedValues.reduce((sum, value) => sum + value, 0) / count
  const deviation = Math.sqrt(
    sortedValues.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, count - 1),
  )
  const half = (quantileOf(sortedValues, 0.75) - quantileOf(sortedValues, 0.25)) / 1.34
  return 0.9 * (half > 0 ? Math.min(deviation, half) : deviation) * count ** -0.2
}

function coreOf(values: readonly number[], spreads: number): readonly [number, number] {
  const all = sortedCopy(values)
  const [lower, upper] = [quantileOf(all, 0.25), quantileOf(all, 0.75)]
  const room = spreads * (upper - lower)
  return [Math.max(all[0] ?? 0, lower - room), Math.min(all.at(-1) ?? 0, upper + room)]
}
