import { scaleLog } from 'd3-scale'
import type { Result } from '../../../model/judging/result.ts'
import { type ContestColumn, contestColumns } from '../../rows/contest-columns.ts'
import { ratioOf } from '../../rows/contest-sentence.ts'
import { type ContestRow, contestRows } from '../../rows/contest-rows.ts'
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

const numeric = markup` class="num"`

/** The contenders that were compared with each other, each against its reference. */
export function contestsPart(result: Result): Html {
  const rows = contestRows(result)
  if (rows.length === 0) return noHtml
  const ratios = rows.map(drawnOf)
  const reach = contestReach(ratios.flatMap((ratio) => ratio ?? []))
  const columns = contestColumns(rows)
  const [before, after] = [columns.slice(0, -4), columns.slice(-4)]
  return markup`<section class="card"><h2>Contenders</h2><p class="note">Each against its reference, in the same blocks. The axis is logarithmic: the line in the middle is no difference, right of it the contender takes more.</p><div class="wide" role="region" tabindex="0" aria-label="Contenders"><table class="plain"><thead><tr>${before.map(headHtml)}<th scope="col">Ratio</th>${after.map(headHtml)}</tr></thead><tbody>${rows.map(
    (row, at) => {
      const ratio = ratios[at] ?? null
      const verdict = row.finding.verdict === 'inconclusive' ? 'inconclusive' : 'contest'
      return markup`<tr data-v="${verdict}">${before.map((column) => cellHtml(column, row))}<td>${ratio === null ? noHtml : contestPlot(ratio, reach)}</td>${after.map((column) => cellHtml(column, row))}</tr>`
    },
  )}</tbody></table></div></section>`
}

function headHtml({ title, align }: ContestColumn): Html {
  return markup`<th scope="col"${align === 'right' ? numeric : noHtml}>${title}</th>`
}

function cellHtml({ title, align, kind, cell }: ContestColumn, row: ContestRow): Html {
  const text = cell(row, ({ label }) => label)
  if (title === 'Contender') return markup`<th scope="row" class="name">${text}</th>`
  if (kind === 'name') return markup`<td class="name">${text}</td>`
  if (kind === 'strong') return markup`<td><strong>${text}</strong></td>`
  return markup`<td${align === 'left' ? noHtml : numeric}>${text}</td>`
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
