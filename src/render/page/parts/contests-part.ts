import { scaleLog } from 'd3-scale'
import type { Result } from '../../../model/judging/result.ts'
import { contestOthers, contestWords, ratioOf } from '../../contenders/contest-sentence.ts'
import { type ContestRow, contestRows } from '../../contenders/contest-rows.ts'
import { valueText } from '../../text/format.ts'
import { type Html, markup, noHtml } from '../html.ts'
import { px } from '../draw/figure.ts'

/** What is drawn of two contenders: contender over reference, so 1 is no difference. */
interface ContestRatio {
  readonly ratio: number
  readonly low: number | null
  readonly high: number | null
}

const width = 200

const height = 22

const middle = height / 2

const margin = 8

const leastReach = 1.05

const numbers = ['Reference value', 'Contender value', 'Pairs']

const numeric = markup` class="num"`

/** The contenders that were compared with each other, each against its reference. */
export function contestsPart(result: Result): Html {
  const rows = contestRows(result)
  if (rows.length === 0) return noHtml
  const ratios = rows.map(drawnOf)
  const reach = contestReach(ratios.flatMap((ratio) => ratio ?? []))
  const hasShared = rows.some((row) => row.shared !== '')
  const titles = [
    ...(hasShared ? ['Benchmark'] : []),
    'Contender',
    'Against',
    'Result',
    '95% CI',
    'Ratio',
    ...numbers,
    'Other metrics',
  ]
  return markup`<section class="card"><h2>Contenders</h2><p class="note">Each against its reference, in the same blocks. The axis is logarithmic: the line in the middle is no difference, right of it the contender takes more.</p><div class="wide" role="region" tabindex="0" aria-label="Contenders"><table class="plain"><thead><tr>${titles.map((title, at) => markup`<th scope="col"${numbers.includes(title) && at > titles.indexOf('Ratio') ? numeric : noHtml}>${title}</th>`)}</tr></thead><tbody>${rows.map(
    (row, at) => contestRowHtml(row, { isShared: hasShared, ratio: ratios[at] ?? null, reach }),
  )}</tbody></table></div></section>`
}

interface RowHtmlRequest {
  readonly isShared: boolean
  readonly ratio: ContestRatio | null
  readonly reach: number
}

function contestRowHtml(
  row: ContestRow,
  { isShared: hasShared, ratio, reach }: RowHtmlRequest,
): Html {
  const { contest, finding, metric } = row
  const { result, interval } = contestWords(row)
  const unit = metric?.unit ?? 's'
  return markup`<tr data-v="${finding.verdict === 'inconclusive' ? 'inconclusive' : 'contest'}">${hasShared ? markup`<td class="name">${row.shared}</td>` : noHtml}<th scope="row" class="name">${contest.labels.head}</th><td class="name">${contest.labels.base}</td><td><strong>${result}</strong></td><td class="num">${interval}</td><td>${ratio === null ? noHtml : contestPlot(ratio, reach)}</td><td class="num">${valueText(finding.baseCentre, unit)}</td><td class="num">${valueText(finding.headCentre, unit)}</td><td class="num">${finding.judged?.pairs ?? 0}</td><td>${contestOthers(row, ({ label }) => label)}</td></tr>`
}

function drawnOf({ finding }: ContestRow): ContestRatio | null {
  const ratio = ratioOf(finding)
  if (ratio === null || ratio <= 0) return null
  const [low, high] = finding.judged?.ci ?? [null, null]
  return {
    ratio,
    low: low === null ? null : 1 + low,
    high: high === null ? null : 1 + high,
  }
}

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
