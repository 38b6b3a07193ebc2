import type { Acceptance } from '../../model/judging/acceptance.ts'
import { codeOf } from '../text/escape.ts'
import { percentText } from '../text/format.ts'

/** An acceptance without its author and reason: `` `db/write` up to +6.3 % (time) ``. */
export function acceptedText({
  benchmarkId,
  metric,
  bound,
}: Pick<Acceptance, 'benchmarkId' | 'metric' | 'bound'>): string {
  const metricText = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(metric) ? metric : codeOf(metric)
  return `${codeOf(benchmarkId)} up to ${percentText(bound)} (${metricText.replaceAll('-', ' ')})`
}

const reasonLength = 500

/** An acceptance as a quoted line: what, by whom and why. All of it is foreign text. */
export function acceptedLine(
  acceptance: Acceptance,
  { holds }: { readonly holds: boolean },
): string {
  const { by, reason } = acceptance
  const what = `${acceptedText(acceptance)} by ${codeOf(by)}: ${codeOf(reason, reasonLength)}`
  return holds
    ? `> **Accepted**: ${what}`
    : `> **No longer accepted**, because the regression exceeds the accepted bound: ${what}`
}
