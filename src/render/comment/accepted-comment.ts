import { acceptedLines, acceptedText, acceptHint, belowMark } from './commands.ts'
import {
  acceptanceFor,
  acceptanceSchema,
  everyName,
  type Acceptance,
} from '../../model/judging/acceptance.ts'
import type { Conclusion } from '../../model/judging/result.ts'
import type {
  ReportedRegression,
  ReportedRegressions,
} from '../../model/judging/reported-regression.ts'
import { scopeOfRows } from '../../model/run/judged.ts'
import { isAboveResult } from './above-result.ts'
import { parseRegressions } from './regressions-line.ts'
import { codeOf } from '../text/escape.ts'
import { joinTexts } from '../text/join.ts'
import { markerLine, parseMarker, type Marker, dataIn, dataLine } from './marker.ts'

/** A comment with what is accepted, and what the check then shows. */
export interface AcceptedComment {
  readonly body: string
  readonly conclusion: Conclusion
  /** The first visible line, without Markdown. */
  readonly title: string
}

/**
 * Writes the texts above the table of one of our comments again, with what is accepted now. `null`
 * when its result is not the newest: the run that goes on will read the acceptances itself.
 *
 * @param body - the comment, one of ours
 * @param acceptances - all of the pull request, oldest first
 */
export function acceptedComment(
  body: string,
  acceptances: readonly Acceptance[],
): AcceptedComment | null {
  const marker = parseMarker(body)
  const report = parseRegressions(body)
  const from = body.indexOf(`\n${belowMark}\n`)
  if (isAboveResult(body) || marker === null || report === null || from < 0) return null
  const { texts, conclusion, otherwise } = report
  const beyond = report.regressions.filter(({ beyondLimit }) => beyondLimit)
  const outcomes = beyond.map((regression) => ({
    ...regression,
    ...acceptanceFor(regression, acceptances),
  }))
  const acceptedRegressions = outcomes.flatMap(({ acceptance, holds = false, ...regression }) =>
    acceptance === undefined ? [] : [{ ...regression, acceptance, holds }],
  )
  const open = outcomes.filter(({ holds }) => holds !== true)
  const isOver = beyond.length > 0 && open.length === 0
  const before = isOver ? 'regression accepted, ' : ''
  return {
    body: `${joinTexts([
      `${markerLine(marker)}\n### ${isOver ? '🟠' : '🔴'} Performance: ${before}${texts.heading}`,
      texts.notes,
      `${texts.finding} ${open.length === beyond.length ? texts.check : checkText(open, report, marker)}`,
      acceptedLines(acceptedRegressions),
      body.slice(from + 1, body.trimEnd().lastIndexOf('\n')).trim(),
      body.trimEnd().split('\n').at(-1) ?? '',
    ])}\n`,
    conclusion: isOver ? otherwise : conclusion,
    title: `${before}${texts.title}`,
  }
}

/** The conclusion of the check and the next step, once something was accepted. */
function checkText(
  open: readonly ReportedRegression[],
  { texts }: ReportedRegressions,
  place: Pick<Marker, 'key'>,
): string {
  const [worst] = open
  if (worst === undefined) return texts.otherwise
  // The last part is the step.
  const above = texts.check.split('\n\n').slice(0, -1).join('\n\n')
  const rest =
    open.at(-1)?.name === everyName
      ? ' Some of what is beyond the limit had no room in this comment: only everything can be accepted.'
      : ''
  const isOnly = open.every(({ name }) => name === worst.name)
  const hint = acceptHint({ name: worst.name, isOnly }, place)
  return `${above}\n\n**What to do**: look at the change; or accept it, ${hint}.${rest}`
}

const reasonLength = 500

/** Where an acceptance holds. */
export type AcceptancePlace = Pick<Marker, 'key' | 'pullRequest'> &
  Partial<Pick<Marker, 'identity'>>

/** The comment that stores an acceptance for all later runs of a pull request. */
export function acceptanceReply(place: AcceptancePlace, acceptance: Acceptance): string {
  const { by, name, bounds, reason } = acceptance
  return `${[
    dataLine(dataName(place), acceptance),
    `${codeOf(by)} accepts ${acceptedText(name, bounds)}: ${codeOf(reason, reasonLength)}`,
    'This holds for this pull request until the whole interval is beyond that bound. To withdraw it, delete this comment.',
  ].join('\n\n')}\n`
}

/** The acceptance stored in a comment; `null` when it is of another place, or none. */
export function parseAcceptance(body: string, place: AcceptancePlace): Acceptance | null {
  const first = body.split(/\r?\n/, 1)[0] ?? ''
  return acceptanceSchema.safeParse(dataIn(dataName(place), first)).data ?? null
}

/** Whether a comment, one of ours, stores an acceptance. */
export function isAcceptanceReply(body: string): boolean {
  return body.startsWith('<!-- deadheat:accepted ')
}

function dataName({ key, pullRequest, identity = '' }: AcceptancePlace): string {
  const scope = scopeOfRows({ identity })
  return `accepted key=${key} pr=${pullRequest}${scope && ` in=${scope}`}`
}
