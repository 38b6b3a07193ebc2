import { scaleLinear, scaleLog } from 'd3-scale'
import { line } from 'd3-shape'
import type { ScalingCurve, ScalingPoint } from '../../rows/scaling.ts'
import { valueText } from '../../text/format.ts'
import { markup, noHtml, type Html } from '../html.ts'
import { bottomAxis, drawFigure, leftAxis, px, axisTicks, type Frame } from './figure.ts'

const height = 230

/** A benchmark's main metric over one of its parameters, both sides and the ideal where one is claimed. */
export function scalingPlot({ parameter, metric, points }: ScalingCurve, width: number): Html {
  const values = points.map(({ value }) => value)
  const [first = 0, last = 0] = [values[0], values.at(-1)]
  const all = points.flatMap(({ base, head, ideal }) => [base, head, ideal ?? base])
  const frame: Frame = { width, height, left: 66, right: 14, top: 12, bottom: 42 }
  const across = [frame.left + 6, width - frame.right - 6]
  // Parameters such as 1, 10, 100 are meant by their size.
  const x =
    first > 0 && last / first >= 20
      ? scaleLog([first, last], across)
      : scaleLinear([first, last], across)
  const y = scaleLog(
    [Math.min(...all) * 0.9, Math.max(...all) * 1.1],
    [height - frame.bottom, frame.top],
  )
  const path = (of: (point: ScalingPoint) => number): string =>
    line<ScalingPoint>()
      .x(({ value }) => x(value))
      .y((point) => y(of(point)))
      .digits(1)([...points]) ?? ''
  const dots = (kind: 'base' | 'head'): Html =>
    markup`${points.map((point) => markup`<circle class="dot ${kind.slice(0, 1)}" cx="${px(x(point.value))}" cy="${px(y(point[kind]))}" r="3.5" />`)}`
  const ticks = values.map((value) => ({ value, text: String(value) }))
  const ideal = points.every((point) => point.ideal !== null)
    ? markup`<path class="ideal" d="${path(({ ideal: at, base }) => at ?? base)}" />`
    : noHtml
  return drawFigure(
    frame,
    `${metric.label} by ${parameter}, from ${String(first)} to ${String(last)}`,
    markup`${leftAxis(
      frame,
      y,
      axisTicks(y, 5, (value) => valueText(value, metric.unit)),
    )}${bottomAxis(frame, x, ticks)}${ideal}<path class="ln b" d="${path(({ base }) => base)}"/><path class="ln h" d="${path(({ head }) => head)}" />${dots('base')}${dots('head')}<text class="cap" x="${px((frame.left + width - frame.right) / 2)}" y="${height - 6}" text-anchor="middle">${parameter}</text>`,
  )
}
