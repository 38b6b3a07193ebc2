import { scaleLinear } from 'd3-scale'
import { percentText } from '../../text/format.ts'
import type { PageFigures } from '../data/page-figures.ts'
import { markup, noHtml, type Html } from '../html.ts'
import { px } from '../draw/figure.ts'

const width = 240
const height = 22
const middle = height / 2
const margin = 8
const tail = 16

/** How far each place of the axis lies from the left; `range` is what it ends at, as a ratio. */
function forestScale(range: number): (change: number) => number {
  return scaleLinear([-range, range], [margin, width - margin]).clamp(true)
}

/** The interval of one row on the shared axis, hidden from screen readers, as its numbers stand beside. */
export function forest(
  { change, low, high, floor, threshold }: Omit<PageFigures, 'word' | 'texts' | 'verdict'>,
  range: number,
): Html {
  const x = forestScale(range)
  const parts = [
    threshold === null
      ? noHtml
      : markup`<path class="th" d="M${px(x(1 / (1 + threshold) - 1))} 2V${height - 2}H${px(x(threshold))}V2Z"/>`,
    floor === null
      ? noHtml
      : markup`<path class="fl" d="M${px(x(-floor))} ${height - 2.5}H${px(x(floor))}" />`,
    markup`<path class="zero" d="M${width / 2} 0V${height}" />`,
    low === null || high === null ? noHtml : intervalOf(low, high, range, x),
    change === null || Math.abs(change) > range
      ? noHtml
      : markup`<circle class="pt" cx="${px(x(change))}" cy="${middle}" r="3.6" />`,
  ]
  return markup`<svg class="fo" viewBox="0 0 ${width} ${height}" aria-hidden="true">${parts}</svg>`
}

/** The axis above the column. */
export function forestAxis(range: number): Html {
  const x = forestScale(range)
  const ends = [-range, -range / 2, 0, range / 2, range]
  return markup`<svg class="fo axis" viewBox="0 0 ${width} 24" aria-hidden="true">${ends.map(
    (value, at) =>
      markup`<path class="g" d="M${px(x(value))} 19v5"/>${at % 2 === 0 ? markup`<text x="${px(x(value))}" y="13" text-anchor="${at === 0 ? 'start' : at === 4 ? 'end' : 'middle'}">${percentText(value).replace('.0', '')}</text>` : noHtml}`,
  )}</svg>`
}

function intervalOf(low: number, high: number, range: number, x: (change: number) => number): Html {
  // An interval that lies wholly beyond the axis still has a line to its arrow.
  const leftEdge = low > range ? px(x(range) - tail) : px(x(low))
  const rightEdge = high < -range ? px(x(-range) + tail) : px(x(high))
  const start =
    low < -range
      ? `M${leftEdge} ${middle}l6 -5m-6 5l6 5`
      : low > range
        ? ''
        : `M${leftEdge} ${middle - 4}v8`
  const end =
    high > range
      ? `M${rightEdge} ${middle}l-6 -5m6 5l-6 5`
      : high < -range
        ? ''
        : `M${rightEdge} ${middle - 4}v8`
  return markup`<path class="ci" d="M${leftEdge} ${middle}H${rightEdge}${start}${end}" />`
}
