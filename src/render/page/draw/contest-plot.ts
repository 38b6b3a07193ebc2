import { scaleLog } from 'd3-scale'
import { markup, noHtml, type Html } from '../html.ts'
import { px } from './figure.ts'

/** What is drawn of two contenders: contender over reference, so 1 is no difference. */
export interface ContestRatio {
  readonly ratio: number
  readonly low: number | null
  readonly high: number | null
}

const width = 200
const height = 22
const middle = height / 2
const margin = 8
const leastReach = 1.05

/**
 * How far the axis that all rows share has to reach to either side of 1.
 *
 * @returns a factor of at least 1.05
 */
export function contestReach(ratios: readonly ContestRatio[]): number {
  const ends = ratios.flatMap(({ ratio, low, high }) => [ratio, low ?? ratio, high ?? ratio])
  const factors = ends.filter((end) => end > 0).map((end) => Math.max(end, 1 / end))
  return factors.reduce((most, factor) => Math.max(most, factor), leastReach)
}

/**
 * The interval of one ratio on a logarithmic axis around 1, so that twice as slow lies as far out as twice
 * as fast. The numbers stand beside it, so it is hidden from screen readers.
 *
 * @param reach - what the axis ends at, as `contestReach` gives it
 */
export function contestPlot({ ratio, low, high }: ContestRatio, reach: number): Html {
  const x = scaleLog([1 / reach, reach], [margin, width - margin]).clamp(true)
  const ends =
    low === null || high === null || low <= 0
      ? noHtml
      : markup`<path class="ci" d="M${px(x(low))} ${middle}H${px(x(high))}M${px(x(low))} ${middle - 4}v8M${px(x(high))} ${middle - 4}v8" />`
  return markup`<svg class="fo" viewBox="0 0 ${width} ${height}" aria-hidden="true"><path class="zero" d="M${width / 2} 0V${height}" />${ends}<circle class="pt" cx="${px(x(ratio))}" cy="${middle}" r="3.6" /></svg>`
}
