import { scaleLinear } from 'd3-scale'
import { area } from 'd3-shape'
import type { Unit } from '../../../model/judging/metric.ts'
import { markup, noHtml, type Html } from '../html.ts'
import { valueText } from '../../text/format.ts'
import { densityOf, sortedQuantile, type DensityPoint } from './density.ts'
import { bottomAxis, drawFigure, px, axisTicks, type Frame } from './figure.ts'

const height = 190

interface SidesPlotRequest {
  readonly base: readonly number[]
  readonly head: readonly number[]
}

/**
 * The values of both sides on one axis: base above the line and head below it, each value a stroke and
 * the median a long one.
 *
 * @param values - in the unit, in any order
 */
export function sidesPlot(values: SidesPlotRequest, unit: Unit, width: number): Html {
  const base = values.base.toSorted((first, right) => first - right)
  const head = values.head.toSorted((first, right) => first - right)
  if (base.length < 2 || head.length < 2) return noHtml
  const frame: Frame = { width, height, left: 44, right: 12, top: 8, bottom: 26 }
  const [least, most] = rangeOf(base, head)
  const x = scaleLinear([least, most], [frame.left, width - frame.right])
  const middle = (height - frame.bottom + frame.top) / 2
  const reach = (height - frame.bottom - frame.top) / 2 - 16
  const ticks = axisTicks(x, Math.max(3, Math.floor(width / 110)), (value) =>
    valueText(value, unit),
  )
  return drawFigure(
    frame,
    `Distribution of both sides: base has a median of ${valueText(sortedQuantile(base, 0.5), unit)}, head of ${valueText(sortedQuantile(head, 0.5), unit)}`,
    markup`${bottomAxis(frame, x, ticks)}${halfShape({ sortedTimes: base, kind: 'b', x, middle: middle - 1, reach: -reach, range: [least, most] })}${halfShape({ sortedTimes: head, kind: 'h', x, middle: middle + 1, reach, range: [least, most] })}<path class="zero" d="M${frame.left} ${px(middle)}H${width - frame.right}"/><text class="side" x="2" y="${px(middle - 14)}">base</text><text class="side" x="2" y="${px(middle + 22)}">head</text>`,
  )
}

interface HalfRequest {
  readonly sortedTimes: readonly number[]
  readonly kind: string
  readonly x: (value: number) => number
  readonly middle: number
  readonly reach: number
  readonly range: readonly [number, number]
}

function halfShape({
  sortedTimes: sortedValues,
  kind,
  x,
  middle,
  reach,
  range,
}: HalfRequest): Html {
  const shape = area<DensityPoint>()
    .x(([value]) => x(value))
    .y0(middle)
    .y1(([, share]) => middle + reach * share)
    .digits(1)
  const sign = Math.sign(reach)
  const inside = sortedValues.filter((value) => value >= range[0] && value <= range[1])
  const strokes = inside.map((value) => `M${px(x(value))} ${px(middle + sign * 2)}v${sign * 9}`)
  const median = px(x(sortedQuantile(sortedValues, 0.5)))
  return markup`<path class="den ${kind}" d="${shape([...densityOf(inside, range)]) ?? ''}" /><path class="rug ${kind}" d="${strokes.join('')}"/><path class="med ${kind}" d="M${median} ${px(middle)}v${px(reach + sign * 10)}" />`
}

/** All values of both sides but those far out on their own. */
function rangeOf(base: readonly number[], head: readonly number[]): readonly [number, number] {
  const all = [...base, ...head].toSorted((first, right) => first - right)
  const spread = sortedQuantile(all, 0.75) - sortedQuantile(all, 0.25)
  const least = Math.max(all[0] ?? 0, sortedQuantile(all, 0.25) - 3 * spread)
  const most = Math.min(all.at(-1) ?? 1, sortedQuantile(all, 0.75) + 3 * spread)
  const room = (most - least) * 0.08
  return room > 0 ? [Math.max(0, least - room), most + room] : [least * 0.99, most * 1.01]
}
