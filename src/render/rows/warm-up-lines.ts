import type { Curve, Curves } from '../../model/judging/result.ts'
import { sides } from '../../model/build/side.ts'
import { candlestickText } from '../study/candlestick-text.ts'
import { plainText } from '../text/escape.ts'
import { countText, valueText } from '../text/format.ts'
import { logColumn } from '../text/log-line.ts'
import { padText, widthOf } from '../text/width.ts'

/** Columns of the curve and of the candlestick. */
const plotWidth = 40

const heights = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█']

/**
 * How a benchmark warms up, in text. For each side: the medians of its first calls on a logarithmic
 * scale that both sides share, then a candlestick of all calls.
 *
 * @returns lines without line ends
 */
export function warmUpLines({ benchmarkId, blocks, curve }: Curves): readonly string[] {
  const calls = Math.max(curve.base.median.length, curve.head.median.length)
  const medians = [...curve.base.median, ...curve.head.median]
  const sticks = sides.map((side) => curve[side].candlestick)
  const range = { least: Math.min(...medians), most: Math.max(...medians) }
  const reach = {
    least: Math.min(...sticks.map(({ least }) => least)),
    most: Math.max(...sticks.map(({ most }) => most)),
  }
  const curves = sides.map((side) => curveText(curve[side], range))
  const width = curves.reduce((most, text) => Math.max(most, widthOf(text)), 0)
  return [
    `${plainText(benchmarkId)}, first ${countText(calls, 'call')}, ${countText(blocks, 'block')}`,
    ...sides.map((side, at) => {
      const { median } = curve[side]
      const [first = null, last = null] = [median[0], median.at(-1)]
      return `  ${side}  ${padText(curves[at] ?? '', width)}  ${valueText(first, 's')} → ${valueText(last, 's')}`
    }),
    ...sides.map((side) => {
      const { least, lower, mean, upper, most } = curve[side].candlestick
      const values = [least, lower, mean, upper, most].map((value) => valueText(value, 's'))
      return `  ${side}  ${candlestickText(curve[side].candlestick, reach, plotWidth)}  ${values.join(' · ')}`
    }),
  ]
}

/** Legend of the signs, for a heading. */
export const warmUpLegend = 'medians of the first calls, then least ─ 25% ├ mean ● 75% ┤ most ─'

interface Range {
  readonly least: number
  readonly most: number
}

function curveText({ median }: Curve, range: Range): string {
  const columns = Math.min(plotWidth, median.length)
  return Array.from({ length: columns }, (_, column) => {
    const from = Math.floor((column * median.length) / columns)
    const to = Math.max(from + 1, Math.floor(((column + 1) * median.length) / columns))
    const part = median.slice(from, to)
    const mean = part.reduce((sum, value) => sum + value, 0) / part.length
    return heights[logColumn(mean, range, heights.length)] ?? ''
  }).join('')
}
