import { groupedBy } from '../../model/grouped-by.ts'
import { idWithout } from '../../model/build/build.ts'
import type { JudgedRow } from '../../model/judging/judged-row.ts'
import type { Metric } from '../../model/judging/metric.ts'
import { codeOf } from '../text/escape.ts'
import {
  decimalsOf,
  endsText,
  marginText,
  percentText,
  sizeText,
  timesText,
  valueText,
  countText,
} from '../text/format.ts'
import { joinTexts } from '../text/join.ts'
import { labelOf } from '../text/markdown.ts'
import type { Page } from '../comment/page.ts'
import { isClaim, type Row, type GatingFinding } from './row.ts'
import { verdictStates } from '../../model/judging/states.ts'
import { decidingOf } from '../../model/judging/gating.ts'
import type { Result } from '../../model/judging/result.ts'

/** The verdict of a row, with its sign: `🔴 slower`. */
export function verdictCell({ finding, word }: GatingFinding): string {
  return `${verdictStates[finding.verdict].sign} ${word}`
}

/** The benchmark of a row, the metric when it is not the main one, and metrics that disagree. */
export function benchmarkCell(row: Row, page: Page): string {
  const metric =
    row.metric === null || row.metric === page.mainMetric ? '' : `, ${labelOf(row.metric)}`
  const besides = besidesText(row, page.detail.otherMetrics, labelOf)
  return `${codeOf(idWithout(row.benchmarkId, row.runtime), page.detail.nameLength)}${metric}${besides === '' ? '' : ` (${besides})`}`
}

/** The metrics of a row that agree with the leading one, and those that do not. */
export function besidesText(row: Row, most: number, label: (metric: Metric) => string): string {
  return joinTexts([alikeText(row, label), othersText(row, most, label)], '; ')
}

/**
 * Metrics of a row that claim a change of the same kind as the leading one: `also CPU time +4.8%`.
 */
export function alikeText({ alike }: Row, label: (metric: Metric) => string): string {
  return alike.length === 0
    ? ''
    : `also ${alike.map((claim) => otherText(claim, label)).join(', ')}`
}

/**
 * Metrics of a row that disagree with the leading one: `time, CPU time same`. Includes all that
 * claim a change, and others up to a total of `most`.
 */
export function othersText(
  { otherFindings }: Row,
  most: number,
  label: (metric: Metric) => string,
): string {
  const shownFindings = otherFindings.filter((claim, at) => isClaim(claim) || at < most)
  return [...groupedBy(shownFindings, ({ word }) => word)]
    .map(
      ([word, group]) => `${group.map((finding) => otherText(finding, label)).join(', ')} ${word}`,
    )
    .join('; ')
}

function otherText(claim: GatingFinding, label: (metric: Metric) => string): string {
  const { metric, finding } = claim
  const name = metric === null ? '' : label(metric)
  return isClaim(claim) ? `${name} ${changeText(finding)}` : name
}

/** The change of a row with its sign: `+5.1%`. */
export function changeText({
  judged: judgedRow,
  baseCentre,
  headCentre,
}: GatingFinding['finding']): string {
  if (judgedRow === null) {
    // Values without noise are compared directly.
    return baseCentre === null || headCentre === null || baseCentre <= 0
      ? '–'
      : percentText(headCentre / baseCentre - 1)
  }
  return judgedRow.estimate === null ? '–' : percentText(judgedRow.estimate, decimalsIn(judgedRow))
}

/** The change of a row as its size and word: `5.1% slower`. */
export function changeWords({ finding: { judged: judgedRow }, word }: GatingFinding): string {
  return judgedRow?.estimate === null || judgedRow === null
    ? word
    : `${sizeText(judgedRow.estimate, decimalsIn(judgedRow))} ${word}`
}

/** The interval of a row, for a column that says percent. */
export function intervalCell({ judged: judgedRow }: GatingFinding['finding']): string {
  return judgedRow === null ? '–' : endsText(judgedRow.ci[0], judgedRow.ci[1])
}

/** Both values of a row, each with its ratio to the reference on its own side: `18.1 ms (3.7×)`. */
export function valueCells({ metric, finding, relative }: Row): readonly [string, string] {
  const unit = metric?.unit ?? 's'
  return [
    valueText(finding.baseCentre, unit) + relationText(relative?.base ?? null),
    valueText(finding.headCentre, unit) + relationText(relative?.head ?? null),
  ]
}

function relationText(times: number | null): string {
  return times === null ? '' : ` (${timesText(times)})`
}

/** The smallest change that the row could have detected. */
export function floorCell({ floor }: Row): string {
  return floor === null ? '–' : marginText(floor)
}

function decimalsIn({ ci }: JudgedRow): 1 | 2 {
  return decimalsOf(ci[0], ci[1])
}

/**
 * The number of pairs behind the rows: `30 pairs in random order`,
 * `16 to 60 pairs each in random order`.
 */
export function pairsText({ findings, plan }: Result): string {
  // A metric that only informs may be missing without anything being wrong.
  const gates = decidingOf(plan)
  const pairs = findings.flatMap(({ benchmarkId, judged: judgedRow, metric }) =>
    judgedRow === null || !gates(benchmarkId, metric) ? [] : [judgedRow.pairs],
  )
  if (pairs.length === 0) return ''
  const least = pairs.reduce((first, right) => Math.min(first, right))
  const most = pairs.reduce((first, right) => Math.max(first, right))
  return least === most
    ? `${countText(most, 'pair')} in random order`
    : `${String(least)} to ${countText(most, 'pair')} each in random order`
}
