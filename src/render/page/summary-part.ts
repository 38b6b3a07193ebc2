import type { Result } from '../../model/judging/result.ts'
import type { Page } from '../comment/page.ts'
import { tallyText } from '../comment/tally.ts'
import { contestTally, isContestOnly } from '../rows/contest-rows.ts'
import { meanChange } from '../rows/mean-change.ts'
import { boundary } from '../sections/index.ts'
import { checkText, foundText } from '../sections/finding.ts'
import { sides } from '../sections/sides.ts'
import { markdownHtml, markup, noHtml, type Html } from './html.ts'

const checkClasses = { failure: 'bad', neutral: 'unsure', success: 'good' } as const

/** The result in a few words, what was compared, what was found, and how the check ends. */
export function summaryPart(page: Page): Html {
  const { result } = page
  const check = checkText(page)
  const open = boundary(page)
  return markup`<h1>${wholeTally(page)}</h1><p class="what">${markdownHtml(sides(page))} · ${result.startedAt.slice(0, 16).replace('T', ' ')} UTC</p><p>${markdownHtml(foundText(page))}</p>${check === '' ? noHtml : markup`<p class="check ${checkClasses[result.conclusion]}">${markdownHtml(check)}</p>`}${open === '' ? noHtml : markup`<p>${open}</p>`}${meansHtml(result)}`
}

/** A result in a few words: of its contenders where it has nothing else. */
export function wholeTally({ result, rows, state }: Page): string {
  return isContestOnly(result)
    ? `contenders: ${contestTally(result)}`
    : tallyText(result, rows, state)
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
