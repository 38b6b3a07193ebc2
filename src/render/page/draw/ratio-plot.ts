import { scaleLinear } from 'd3-scale'
import { area } from 'd3-shape'
import { markup, noHtml, type Html } from '../html.ts'
import { intervalText, percentText } from '../../text/format.ts'
import type { MetricDetail } from '../data/row-detail.ts'
import { densityOf, sortedQuantile, type DensityPoint } from './density.ts'
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
  const sortedChanges = changes.toSorted((first, right) => first - right)
  if (sortedChanges.length < 2) return noHtml
  const frame: Frame = { width, height, left: 14, right: 14, top: 22, bottom: 26 }
  const { change, low, high, threshold } = metric
  const [least, most] = ratioRange(sortedChanges, metric)
  const x = scaleLinear([least, most], [frame.left, width - frame.right])
  const floor = height - frame.bottom - 14
  const shape = area<DensityPoint>()
    .x(([value]) => x(value))
    .y0(floor)
    .y1(([, share]) => floor - (floor - frame.top - 12) * share)
    .digits(1)
  const inside = sortedChanges.filter((value) => value >= least && value <= most)
  const marks = threshold === null ? [] : [threshold, 1 / (1 + threshold) - 1]
  return drawFigure(
    frame,
    `Distribution of the change of ${String(sortedChanges.length)} pairs: estimate ${percentText(change ?? 0)}, 95% CI ${intervalText(low, high)}`,
    markup`${bottomAxis(frame, x, changeTicks(x, Math.max(3, Math.floor(width / 90))))}${
      low === null || high === null
        ? noHtml
        : markup`<rect class="iv" x="${px(x(low))}" y="${frame.top}" width="${px(Math.max(1, x(high) - x(low)))}" height="${floor - frame.top + 14}"/>`
    }<path class="den r" d="${shape([...densityOf(inside, [least, most])]) ?? ''}" /><path class="rug r" d="${inside.map((value) => `M${px(x(value))} ${floor + 3}v9`).join('')}"/>${marks
      .filter((mark) => mark >= least && mark <= most)
      .map(
        (mark) => markup`<path class="thl" d="M${px(x(mark))} ${frame.top}V${floor + 14}" />`,
      )}${least <= 0 && most >= 0 ? markup`<path class="zero" d="M${px(x(0))} ${frame.top}V${floor + 14}" />` : noHtml}${
      change === null
        ? noHtml
        : markup`<path class="est" d="M${px(x(change))} ${frame.top}V${floor + 14}" /><text class="val" x="${px(x(change))}" y="${frame.top - 8}" text-anchor="${x(change) > width - 60 ? 'end' : x(change) < 60 ? 'start' : 'middle'}">${percentText(change)}</text>`
    }`,
  )
}

/** All changes but those far out on their own, the interval and zero. */
function ratioRange(
  sortedValues: readonly number[],
  { low, high }: Pick<MetricDetail, 'low' | 'high'>,
): readonly [number, number] {
  const spread = sortedQuantile(sortedValues, 0.75) - sortedQuantile(sortedValues, 0.25)
  const least = Math.max(sortedValues[0] ?? 0, sortedQuantile(sortedValues, 0.25) - 3 * spread)
  const most = Math.min(sortedValues.at(-1) ?? 0, sortedQuantile(sortedValues, 0.75) + 3 * spread)
  const from = Math.min(least, low ?? 0, 0)
  const to = Math.max(most, high ?? 0, 0)
  const room = Math.max((to - from) * 0.06, 1e-4)
  return [from - room, to + room]
}
