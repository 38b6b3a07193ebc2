import type { Acceptance } from '../../model/judging/acceptance.ts'
import { acceptCommand, everyName, type CommandPlace } from './commands.ts'
import { codeOf } from '../text/escape.ts'
import { percentText } from '../text/format.ts'

/** An acceptance without its author and reason: `` `db/write` up to +6.3% (time) ``. */
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

/** Alone on its line; no foreign text can be, because its signs are escaped. */
export const belowMark = '<!-- deadheat:below -->'

/** Longest command that is shown: a longer name could not be read anyway. */
const longestCommand = 400

interface Acceptable {
  readonly name: string
  /** Whether there is no other regression. */
  readonly isOnly: boolean
}

/** How a regression is accepted on a pull request, as a clause. */
export function acceptHint({ name, isOnly }: Acceptable, place: Pick<CommandPlace, 'key'>): string {
  const command = codeOf(acceptCommand(name, place), longestCommand)
  const all = isOnly ? '' : `, or everything: ${codeOf(acceptCommand(everyName, place))}`
  return `with a reason, in a new comment: ${command}${all}`
}
