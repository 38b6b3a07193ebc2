import { typedLabel } from '../../sections/sides.ts'
import type { Result } from '../../../model/judging/result.ts'
import { groupedBy } from '../../../model/grouped-by.ts'
import { stateOf } from '../../comment/page.ts'
import { tallyText } from '../../comment/tally.ts'
import { meanChange } from '../../rows/mean-change.ts'
import { pairsText } from '../../rows/row-text.ts'
import { contendersText, contestTally, isContestOnly } from '../../rows/contest-rows.ts'
import type { Row } from '../../rows/row.ts'
import { nodeText } from '../../rows/runtime-text.ts'
import { checkReason } from '../../rows/check-reason.ts'
import { durationText } from '../../text/format.ts'
import { joinTexts } from '../../text/join.ts'
import { foreignNames } from '../../text/names.ts'
import { markup, noHtml, type Html } from '../html.ts'

/** The result in a few words, what was compared, and how the check ends. */
export function summaryPart(result: Result, rows: readonly Row[]): Html {
  return markup`<h1>${wholeTally(result, rows)}</h1><p class="what">${whatText(result)}</p>${isContestOnly(result) ? noHtml : checkHtml(result, rows)}${meansHtml(result)}`
}

/** A result in a few words: of its contenders where it has nothing else. */
export function wholeTally(result: Result, rows: readonly Row[]): string {
  return isContestOnly(result)
    ? `contenders: ${contestTally(result)}`
    : tallyText(result, rows, stateOf(result, rows))
}

/** The two sides, the Node.js, the machine, the pairs and the time. */
export function whatText(result: Result): string {
  const { base, head } = result.plan.revisions
  const parts = [
    isContestOnly(result)
      ? contendersText(result, foreignNames)
      : `${typedLabel(head)} against ${typedLabel(base)}`,
    nodeText(result, foreignNames),
    result.machine.name,
    pairsText(result),
    durationText(result.seconds),
    `${result.startedAt.slice(0, 16).replace('T', ' ')} UTC`,
  ]
  return joinTexts(parts, ' · ')
}

/** How many rows say each word, as filters of the table. */
export function verdictFilters(rows: readonly Row[]): Html {
  const counts = [...groupedBy(rows, ({ finding, word }) => `${finding.verdict} ${word}`).values()]
  return markup`${counts.map(([first, ...more]) =>
    first === undefined
      ? noHtml
      : markup`<button type="button" class="chip v-${first.finding.verdict}" data-word="${first.word}" data-verdict="${first.finding.verdict}" aria-pressed="false" disabled>${more.length + 1} ${first.word}</button>`,
  )}`
}

function checkHtml(result: Result, rows: readonly Row[]): Html {
  const reason = checkReason(result, rows)
  switch (result.conclusion) {
    case 'failure':
      return markup`<p class="check bad">The check fails: ${reason}.</p>`
    case 'neutral':
      return markup`<p class="check unsure">The check is neutral: ${reason}.</p>`
    case 'success':
      return markup`<p class="check good">The check passes${reason === '' ? '' : `: ${reason}`}.</p>`
  }
}

function meansHtml({ geometricMeans, plan }: Result): Html {
  const shownMeans = geometricMeans.flatMap((mean) => {
    const metric = plan.metrics.find(({ id }) => id === mean.metric)
    return metric === undefined || mean.rows < 2 ? [] : [{ mean, metric }]
  })
  if (shownMeans.length === 0) return noHtml
  return markup`<dl class="means">${shownMeans
    .slice(0, 8)
    .map(
      ({ mean, metric }) => markup`<div><dt>${metric.label}</dt><dd>${meanChange(mean)}</dd></div>`,
    )}</dl><p class="note">Geometric mean over all rows that can be compared, with its 95% CI.</p>`
}
