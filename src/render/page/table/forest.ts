import { scaleLinear } from 'd3-scale'
import { percentText } from '../../text/format.ts'
import { claimsChange } from '../../../model/judging/claims-change.ts'
import type { Verdict } from '../../../model/judging/verdict.ts'
import { markup, noHtml, type Html } from '../html.ts'
import { px } from '../draw/figure.ts'

/** What is drawn of one row; changes are head / base − 1. */
export interface ForestRow {
  readonly change: number | null
  readonly low: number | null
  readonly high: number | null
  readonly floor: number | null
  readonly threshold: number | null
  readonly verdict: Verdict
}

/** What of a row decides how far an axis goes. */
type RowOnAxis = Pick<ForestRow, 'low' | 'high' | 'threshold' | 'verdict'>

const width = 240
const height = 22
const middle = height / 2
const margin = 8
const tail = 16

/** How far each place of the axis lies from the left; `range` is what it ends at, as a ratio. */
function forestScale(range: number): (change: number) => number {
  return scaleLinear([-range, range], [margin, width - margin]).clamp(true)
}

/**
 * The interval of one row on the axis that all rows share: the band of the threshold, the floor as a bar
 * below, zero, and the interval with its estimate. What lies beyond the axis ends in an arrow. The
 * numbers stand beside it, so it is hidden from screen readers.
 */
export function forest({ change, low, high, floor, threshold }: ForestRow, range: number): Html {
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

function axisText(value: number): string {
  return percentText(value).replace('.0', '')
}

/** The axis above the column. */
export function forestAxis(range: number): Html {
  const x = forestScale(range)
  const ends = [-range, -range / 2, 0, range / 2, range]
  return markup`<svg class="fo axis" viewBox="0 0 ${width} 24" aria-hidden="true">${ends.map(
    (value, at) =>
      markup`<path class="g" d="M${px(x(value))} 19v5"/>${at % 2 === 0 ? markup`<text x="${px(x(value))}" y="13" text-anchor="${at === 0 ? 'start' : at === 4 ? 'end' : 'middle'}">${axisText(value)}</text>` : noHtml}`,
  )}</svg>`
}

function intervalOf(low: number, high: number, range: number, x: (change: number) => number): Html {
  // An interval that lies wholly beyond the axis still has a line to its arrow.
  const leftEdge = low > range ? px(x(range) - tail) : px(x(low))
  const right = high < -range ? px(x(-range) + tail) : px(x(high))
  const start =
    low < -range
      ? `M${leftEdge} ${middle}l6 -5m-6 5l6 5`
      : low > range
        ? ''
        : `M${leftEdge} ${middle - 4}v8`
  const end =
    high > range
      ? `M${right} ${middle}l-6 -5m6 5l-6 5`
      : high < -range
        ? ''
        : `M${right} ${middle - 4}v8`
  return markup`<path class="ci" d="M${leftEdge} ${middle}H${right}${start}${end}" />`
}

/**
 * The smallest range of a forest plot that shows every called row whole, nine in ten of the others,
 * and every threshold. Ranges are 1, 2 or 5 times a power of ten, so that plots of several runs look
 * alike.
 *
 * @returns the axis' end as a ratio, at least 1 %
 */
export function axisRange(rows: readonly RowOnAxis[]): number {
  const [mostCalled = 0] = reachesOf(rows.filter(claimsChange))
  const uncalledReaches = reachesOf(rows.filter((row) => !claimsChange(row)))
  const mostOthers = uncalledReaches[Math.floor(uncalledReaches.length * 0.1)] ?? 0
  const threshold = rows.reduce((most, row) => Math.max(most, row.threshold ?? 0), 0)
  return roundUp(Math.max(mostCalled, mostOthers, threshold * 1.5, 0.01))
}

/** How far the intervals reach from zero, the farthest first. */
function reachesOf(rows: readonly RowOnAxis[]): readonly number[] {
  return rows
    .map(({ low, high }) => Math.max(Math.abs(low ?? 0), Math.abs(high ?? 0)))
    .toSorted((first, right) => right - first)
}

function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [1, 2, 5, 10].find((times) => times * power >= value * (1 - 1e-9)) ?? 10
  return Number((step * power).toPrecision(1))
}
