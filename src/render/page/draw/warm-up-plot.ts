import { scaleLinear, scaleLog } from 'd3-scale'
import { area, line } from 'd3-shape'
import type { Curves } from '../../../model/judging/result.ts'
import { valueText } from '../../text/format.ts'
import { markup, type Html } from '../html.ts'
import { bottomAxis, drawFigure, leftAxis, px, axisTicks, type Frame } from './figure.ts'

const height = 230

// Named here, because the schema of the sides would bring its library into the page.
const sides = ['base', 'head'] as const

/** The first calls of fresh processes: the median of each call and the middle half, side by side. */
export function warmUpPlot({ curve, blocks }: Curves, width: number): Html {
  const frame: Frame = { width, height, left: 66, right: 14, top: 12, bottom: 42 }
  const calls = Math.max(curve.base.median.length, curve.head.median.length)
  const x = scaleLinear([1, Math.max(2, calls)], [frame.left + 4, width - frame.right])
  const all = sides.flatMap((side) => [...curve[side].lower, ...curve[side].upper])
  const y = scaleLog([Math.min(...all), Math.max(...all)], [height - frame.bottom, frame.top])
  const ticks = x
    .ticks(Math.min(calls, 8))
    .filter((value) => Number.isInteger(value) && value > 0)
    .map((value) => ({ value, text: String(value) }))
  const sideOf = (side: 'base' | 'head'): Html => {
    const { median, lower, upper } = curve[side]
    const kind = side.slice(0, 1)
    const half = area<number>()
      .x((_, at) => x(at + 1))
      .y0((value) => y(value))
      .y1((_, at) => y(upper[at] ?? 0))
      .digits(1)
    const middle = line<number>()
      .x((_, at) => x(at + 1))
      .y((value) => y(value))
      .digits(1)
    return markup`<path class="den ${kind}" d="${half([...lower]) ?? ''}" /><path class="ln ${kind}" d="${middle([...median]) ?? ''}"/>`
  }
  return drawFigure(
    frame,
    `First ${String(calls)} calls in ${String(blocks)} blocks: base from ${valueText(curve.base.median[0] ?? null, 's')} to ${valueText(curve.base.median.at(-1) ?? null, 's')}, head from ${valueText(curve.head.median[0] ?? null, 's')} to ${valueText(curve.head.median.at(-1) ?? null, 's')}`,
    markup`${leftAxis(
      frame,
      y,
      axisTicks(y, 5, (value) => valueText(value, 's')),
    )}${bottomAxis(frame, x, ticks)}${sides.map(sideOf)}<text class="cap" x="${px((frame.left + width - frame.right) / 2)}" y="${height - 6}" text-anchor="middle">call of a fresh process</text>`,
  )
}
