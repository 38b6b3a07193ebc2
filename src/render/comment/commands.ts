import { percentText } from '../text/format.ts'
import { codeOf } from '../text/escape.ts'
import type { Acceptance } from '../../model/judging/acceptance.ts'
import { shaDigits, type CommentContext } from './page.ts'

/** What a command on a pull request depends on. */
export type CommandPlace = Pick<CommentContext, 'key' | 'headSha' | 'fromFork'>

/** Stands for every regression of a comment. */
export const everyName = '*'

/** Text as one word of a command. */
export function quoteWord(name: string): string {
  return /^[\w./=:+@%,-]+$/.test(name) ? name : `"${name.replaceAll(/["\\]/g, '\\$&')}"`
}

/** A command that measures, as this pull request takes it: a fork's names its head. */
export function measureCommand(words: readonly string[], place: CommandPlace): string {
  const { headSha, fromFork = false } = place
  const head = fromFork ? [`head=${headSha.slice(0, shaDigits)}`] : []
  return ['/bench', ...words, ...keyWords(place), ...head].join(' ')
}

/**
 * The command that accepts a regression of the comment under this key.
 *
 * @param name - of the benchmark; `*` means every regression
 */
export function acceptCommand(name: string, place: Pick<CommandPlace, 'key'>): string {
  const word = name === everyName ? name : quoteWord(name)
  return ['/bench', 'accept', word, ...keyWords(place), 'REASON'].join(' ')
}

function keyWords({ key }: Pick<CommandPlace, 'key'>): readonly string[] {
  return key === 'default' ? [] : [`key=${key}`]
}

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
