import { percentText } from '../text/format.ts'
import { codeOf, plainText } from '../text/escape.ts'
import {
  everyName,
  type Acceptance,
  type AppliedAcceptance,
} from '../../model/judging/acceptance.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { firstItems } from '../text/join.ts'
import { shaDigits, type CommentContext } from './comment-input.ts'

/** What a command on a pull request depends on. */
export type CommandSource = Pick<CommentContext, 'key' | 'headSha' | 'fromFork'>

/** Text as one word of a command. */
export function quoteWord(name: string): string {
  return /^[\w./=:+@%,-]+$/.test(name) ? name : `"${name.replaceAll(/["\\]/g, '\\$&')}"`
}

/** A command that measures, as this pull request takes it: a fork's names its head. */
export function measureCommand(words: readonly string[], place: CommandSource): string {
  const { headSha, fromFork = false } = place
  const head = fromFork ? [`head=${headSha.slice(0, shaDigits)}`] : []
  return ['/bench', ...words, ...keyWords(place), ...head].join(' ')
}

/** The command that accepts a regression, or `*` for all, of the comment under this key. */
export function acceptCommand(name: string, place: Pick<CommandSource, 'key'>): string {
  const word = name === everyName ? name : quoteWord(plainText(name, longestName))
  return ['/bench', 'accept', word, ...keyWords(place), 'REASON'].join(' ')
}

function keyWords({ key }: Pick<CommandSource, 'key'>): readonly string[] {
  return key === 'default' ? [] : [`key=${key}`]
}

/** Longest name of a benchmark. */
const longestName = 300

/** Whether a typed name means a benchmark: its name, or as a table shows it, with `…` and U+FFFD in it. */
export function looksLike(typedName: string, name: string): boolean {
  const [start = '', ...ends] = typedName.split('…')
  const shownName = plainText(name, longestName)
  const end = ends.at(-1)
  return end === undefined
    ? typedName === shownName
    : shownName.startsWith(start) && shownName.endsWith(end)
}

/** What is accepted, without author and reason: `` `db/write` up to +6.3% (time), +2% (cpu) ``. */
export function acceptedText(name: string, bounds: Acceptance['bounds']): string {
  const boundTexts = bounds.map(({ metric, bound }) => {
    const metricText = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(metric) ? metric : codeOf(metric)
    return `${percentText(bound)} (${metricText.replaceAll('-', ' ')})`
  })
  return `${name === everyName ? 'every row' : codeOf(name)} up to ${boundTexts.join(', ')}`
}

const reasonLength = 500
const mostAccepted = 10

/** A regression that an acceptance is about, and whether it covers it. */
interface AcceptedRegression extends Record<'benchmarkId' | 'metric', string> {
  readonly acceptance: AppliedAcceptance
  readonly holds: boolean
}

/** What was accepted, by whom and why, as quoted lines, and what has exceeded its bound since. All of it is foreign text. */
export function acceptedLines(regressions: readonly AcceptedRegression[]): string {
  const texts = regressions.map(({ benchmarkId, acceptance: { name, by, reason }, holds }) => ({
    name: holds ? name : benchmarkId,
    title: holds
      ? '> **Accepted**:'
      : '> **No longer accepted**, because the regression exceeds the accepted bound:',
    author: ` by ${codeOf(by)}: ${codeOf(reason, reasonLength)}`,
  }))
  const groups = groupedBy([...texts.entries()], ([, text]) => JSON.stringify(text))
  const lines = [...groups.values()].flatMap((group) => {
    const bounds = group.flatMap(([at]) => regressions[at] ?? [])
    const byMetric = new Map(bounds.map(({ metric, acceptance }) => [metric, acceptance.bound]))
    const entries = [...byMetric].map(([metric, bound]) => ({ metric, bound }))
    return group
      .slice(0, 1)
      .map(([, { title, name, author }]) => `${title} ${acceptedText(name, entries)}${author}`)
  })
  return firstItems(
    lines,
    mostAccepted,
    (hiddenCount) => `> And ${String(hiddenCount)} more.`,
  ).join('\n>\n')
}

/** Alone on its line; no foreign text can be, because its signs are escaped. */
export const belowMark = '<!-- deadheat:below -->'

/** A command is shown whole, whatever its name: it has to work as it stands. */
const longestCommand = 800

interface Acceptable {
  readonly name: string
  /** Whether there is no other regression. */
  readonly isOnly: boolean
}

/** How a regression is accepted on a pull request, as a clause. */
export function acceptHint(
  { name, isOnly }: Acceptable,
  place: Pick<CommandSource, 'key'>,
): string {
  const command = codeOf(acceptCommand(name, place), longestCommand)
  const all =
    isOnly || name === everyName
      ? ''
      : `, or everything: ${codeOf(acceptCommand(everyName, place))}`
  return `with a reason, in a new comment: ${command}${all}`
}
