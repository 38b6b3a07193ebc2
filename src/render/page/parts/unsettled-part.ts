import type { Metric } from '../../../model/judging/metric.ts'
import { rowsWith, unreachedIds, type Row } from '../../rows/row.ts'
import type { Result } from '../../../model/judging/result.ts'
import { countText, intervalText } from '../../text/format.ts'
import { markup, noHtml, type Html } from '../html.ts'
import { neededText } from '../table/detail-html.ts'

const shownAtMost = 50

/** What is neither changed nor the same, and what it would take to know. */
export function unsettledPart(result: Result, rows: readonly Row[]): Html {
  const open = rowsWith(rows, 'inconclusive')
  const missedIds = unreachedIds(result.plan, rows)
  if (open.length === 0 && missedIds.length === 0) return noHtml
  const shownRows = open.slice(0, shownAtMost)
  const more = open.length - shownRows.length
  return markup`<section class="card"><h2>Not settled</h2><p class="note">An unknown row is neither changed nor shown to be the same.</p><ul class="open-rows">${shownRows.map(
    (row) =>
      markup`<li><span class="name">${row.benchmarkId}</span>${labelOf(row.metric, result)}<span class="num">${stillText(row)}</span><span>${costText(row)}</span></li>`,
  )}${more > 0 ? markup`<li>${countText(more, 'more row')}: filter the table for “unknown”.</li>` : noHtml}${
    missedIds.length === 0
      ? noHtml
      : markup`<li><span>Not reached when the run ended: ${missedIds.slice(0, 10).join(', ')}${missedIds.length > 10 ? ` and ${String(missedIds.length - 10)} more` : ''}.</span></li>`
  }</ul></section>`
}

function labelOf(metric: Metric | null, { plan }: Result): Html {
  const main = plan.metrics.find(({ gates }) => gates)
  return metric === null || metric === main
    ? noHtml
    : markup`<span class="quiet">${metric.label}</span>`
}

function stillText({ finding: { judged } }: Row): string {
  const pairs = judged?.pairs ?? 0
  const [low, high] = judged?.ci ?? [null, null]
  return low === null || high === null
    ? `${countText(pairs, 'pair')}, too few for an interval`
    : `${intervalText(low, high)} after ${countText(pairs, 'pair')}`
}

function costText({ finding: { judged, minutesToSettle } }: Row): string {
  const neededPairs = judged?.pairsToSettle ?? 0
  return neededPairs === 0 ? '' : neededText({ needed: neededPairs, minutes: minutesToSettle })
}
