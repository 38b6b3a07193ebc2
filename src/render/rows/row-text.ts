import { groupedBy } from '../../model/grouped-by.ts'
import type { JudgedRow, GeometricMean } from '../../model/judging/judged-row.ts'
import {
  decimalsOf,
  percentText,
  sizeText,
  valueText,
  countText,
  intervalText,
  chosenText,
} from '../text/format.ts'
import { joinTexts } from '../text/join.ts'
import type { NameForm } from '../text/escape.ts'
import type { Row, GatingFinding } from './row.ts'
import { claimsChange } from '../../model/judging/claims-change.ts'
import { decidingOf } from '../../model/judging/gating.ts'
import type { Finding, Result } from '../../model/judging/result.ts'

/** The metrics of a row that agree with the leading one, and those that do not. */
export function besidesText(row: Row, most: number, names: Pick<NameForm, 'label'>): string {
  return joinTexts([alikeText(row, names), othersText(row, most, names)], '; ')
}

/** Metrics of a row that claim a change of the same kind as the leading one: `also CPU time +4.8%`. */
export function alikeText({ alike }: Row, names: Pick<NameForm, 'label'>): string {
  return alike.length === 0
    ? ''
    : `also ${alike.map((claim) => otherText(claim, names)).join(', ')}`
}

/** Metrics of a row that disagree with the leading one: all that claim a change, and up to `most` in all. */
export function othersText(
  { otherFindings }: Row,
  most: number,
  names: Pick<NameForm, 'label'>,
): string {
  const shownFindings = otherFindings.filter(
    ({ finding }, at) => claimsChange(finding) || at < most,
  )
  return [...groupedBy(shownFindings, ({ word }) => word)]
    .map(
      ([word, group]) => `${group.map((finding) => otherText(finding, names)).join(', ')} ${word}`,
    )
    .join('; ')
}

function otherText({ metric, finding }: GatingFinding, names: Pick<NameForm, 'label'>): string {
  const name = metric === null ? '' : names.label(metric)
  return claimsChange(finding) ? `${name} ${changeText(finding)}` : name
}

/** Head over base − 1, as judged or of values without noise; `null` without an estimate. */
export function changeIn({ judged: judgement, baseCentre, headCentre }: Finding): number | null {
  if (judgement !== null) return judgement.estimate
  if (baseCentre === null || headCentre === null || baseCentre <= 0) return null
  return headCentre / baseCentre - 1
}

/** The change of a row with its sign: `+5.1%`. */
export function changeText(finding: Finding): string {
  const change = changeIn(finding)
  const decimals = finding.judged === null ? undefined : decimalsIn(finding.judged)
  return change === null ? '–' : percentText(change, decimals)
}

/** The change of a row as its size and word: `5.1% slower`. */
export function changeWords({ finding: { judged: judgement }, word }: GatingFinding): string {
  return judgement?.estimate === null || judgement === null
    ? word
    : `${sizeText(judgement.estimate, decimalsIn(judgement))} ${word}`
}

/** Both values of a row: `18.1 ms`. */
export function valueCells({ metric, finding }: GatingFinding): readonly [string, string] {
  const unit = metric?.unit ?? 's'
  return [valueText(finding.baseCentre, unit), valueText(finding.headCentre, unit)]
}

function decimalsIn({ ci }: JudgedRow): 1 | 2 {
  return decimalsOf(ci[0], ci[1])
}

/** The number of pairs behind the rows: `30 pairs in random order`, `16 to 60 pairs each in random order`. */
export function pairsText({ findings, plan }: Result): string {
  // A metric that only informs may be missing without anything being wrong.
  const gates = decidingOf(plan)
  const pairs = findings.flatMap(({ benchmarkId, judged: judgement, metric }) =>
    judgement === null || !gates(benchmarkId, metric) ? [] : [judgement.pairs],
  )
  if (pairs.length === 0) return ''
  const least = pairs.reduce((first, second) => Math.min(first, second))
  const most = pairs.reduce((first, second) => Math.max(first, second))
  return least === most
    ? `${countText(most, 'pair')} in random order`
    : `${String(least)} to ${countText(most, 'pair')} each in random order`
}

/** A geometric mean with its interval: `+0.9% (+0.4 … +1.5%)`. */
export function meanChange({ estimate, ci: [low, high] }: GeometricMean): string {
  return `${percentText(estimate, decimalsOf(low, high))} (${intervalText(low, high)})`
}

/** The thresholds of rows in words: `±2%`, or `±1% to ±5%` when they differ. */
export function withinText(rows: readonly Row[]): string {
  const thresholds = [...new Set(rows.flatMap(({ finding }) => finding.threshold ?? []))].toSorted(
    (first, second) => first - second,
  )
  const [least] = thresholds
  const most = thresholds.at(-1)
  if (least === undefined || most === undefined) return 'their thresholds'
  const first = `±${chosenText(least)}`
  return least === most ? first : `${first} to ±${chosenText(most)}`
}

/** What a regression must exceed for the check to fail: `the limit of 3%`, a ratio, or (`null`) its threshold. */
export function boundText(limit: number | null, regressions: readonly Row[]): string {
  if (limit !== null) return `the limit of ${chosenText(limit)}`
  const thresholds = new Set(regressions.flatMap(({ finding }) => finding.threshold ?? []))
  const [only] = thresholds
  return only === undefined || thresholds.size > 1
    ? 'its threshold'
    : `the ${chosenText(only)} threshold`
}
