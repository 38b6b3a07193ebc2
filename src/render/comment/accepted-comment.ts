import { acceptedLine, acceptedText, acceptHint, belowMark } from './commands.ts'
import { acceptanceSchema, type Acceptance } from '../../model/judging/acceptance.ts'
import type { Conclusion } from '../../model/judging/result.ts'
import type { ReportedRegressions } from '../../model/judging/reported-regression.ts'
import { isLiveComment } from '../live/live-comment.ts'
import { parseRegressions, regressionsLine } from './regressions-line.ts'
import { codeOf } from '../text/escape.ts'
import { joinTexts } from '../text/join.ts'
import { markerLine, parseMarker, type Marker, dataIn, dataLine } from './marker.ts'

/** A comment after something in it was accepted, and what the check then shows. */
export interface AcceptedComment {
  readonly body: string
  readonly conclusion: Conclusion
  /** The first visible line, without Markdown. */
  readonly title: string
}

/**
 * Writes the texts above the table of one of our comments again, with regressions accepted since.
 * `null` when it shows the progress of a run instead of a result: that run will read the acceptance
 * itself.
 *
 * @param body - the comment, one of ours
 * @param acceptances - of regressions that it shows
 */
export function acceptedComment(
  body: string,
  acceptances: readonly Acceptance[],
): AcceptedComment | null {
  const marker = parseMarker(body)
  const regressions = parseRegressions(body)
  const from = body.indexOf(`\n${belowMark}\n`)
  if (isLiveComment(body) || marker === null || regressions === null || from < 0) return null
  const shownRegressions = withAccepted(regressions, acceptances)
  const { notes, finding } = shownRegressions.texts
  const worst = shownRegressions.regressions.find(({ beyondLimit }) => beyondLimit)
  const before = worst === undefined ? 'regression accepted, ' : ''
  const lines = shownRegressions.accepted.map((acceptance) =>
    acceptedLine(acceptance, { holds: true }),
  )
  return {
    body: `${joinTexts([
      `${markerLine(marker)}\n### ${worst === undefined ? '🟠' : '🔴'} Performance: ${before}${shownRegressions.texts.heading}`,
      notes,
      `${finding} ${acceptedCheck(shownRegressions, marker)}`,
      lines.join('\n>\n'),
      body.slice(from + 1, body.trimEnd().lastIndexOf('\n')).trim(),
      regressionsLine(shownRegressions),
    ])}\n`,
    conclusion: shownRegressions.conclusion,
    title: `${before}${shownRegressions.texts.title}`,
  }
}

function acceptedCheck(
  { texts, regressions }: ReportedRegressions,
  place: Pick<Marker, 'key'>,
): string {
  const [worst, ...others] = regressions.filter(({ beyondLimit }) => beyondLimit)
  if (worst === undefined) return texts.otherwise
  // The last part is the step.
  const above = texts.check.split('\n\n').slice(0, -1).join('\n\n')
  const hint = acceptHint({ name: worst.name, isOnly: others.length === 0 }, place)
  return `${above}\n\n**What to do**: look at the change; or accept it, ${hint}.`
}

function withAccepted(
  report: ReportedRegressions,
  acceptances: readonly Acceptance[],
): ReportedRegressions {
  const byRow = new Map([...report.accepted, ...acceptances].map((each) => [rowKey(each), each]))
  const regressions = report.regressions.map((regression) =>
    byRow.has(rowKey(regression)) ? { ...regression, beyondLimit: false } : regression,
  )
  const isOver = !regressions.some(({ beyondLimit }) => beyondLimit)
  return {
    ...report,
    conclusion: isOver ? report.otherwise : report.conclusion,
    accepted: [...byRow.values()],
    regressions,
  }
}

function rowKey({ benchmarkId, metric }: Pick<Acceptance, 'benchmarkId' | 'metric'>): string {
  return `${metric} ${benchmarkId}`
}

const reasonLength = 500

/** The comment that stores a maintainer's acceptances for all later runs of a pull request. */
export function acceptanceReply(
  place: Pick<Marker, 'key' | 'pullRequest'>,
  acceptances: readonly [Acceptance, ...Acceptance[]],
): string {
  const [{ by, reason }] = acceptances
  return `${[
    dataLine(dataName(place), acceptances),
    `${codeOf(by)} accepts ${acceptances.map(acceptedText).join(', ')}: ${codeOf(reason, reasonLength)}`,
    'This holds for this pull request until the whole interval is beyond that bound. To withdraw it, delete this comment.',
  ].join('\n\n')}\n`
}

/** The acceptances stored in a comment; none when the comment is not ours, or has another key. */
export function parseAcceptances(
  body: string,
  place: Pick<Marker, 'key' | 'pullRequest'>,
): readonly Acceptance[] {
  const first = body.split(/\r?\n/, 1)[0] ?? ''
  return acceptanceSchema.array().safeParse(dataIn(dataName(place), first)).data ?? []
}

function dataName({ key, pullRequest }: Pick<Marker, 'key' | 'pullRequest'>): string {
  return `accepted key=${key} pr=${pullRequest}`
}
