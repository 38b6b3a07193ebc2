import { acceptanceSchema, type Acceptance } from '../../model/judging/acceptance.ts'
import type { Conclusion } from '../../model/judging/result.ts'
import type { ReportedRegressions } from '../../model/judging/reported-regression.ts'
import { acceptedLine, acceptedText } from './accepted-text.ts'
import { isLiveComment } from '../live/live-comment.ts'
import { parseRegressions, regressionsLine } from './regressions-line.ts'
import { dataIn, dataLine } from './data-line.ts'
import { codeOf } from '../text/escape.ts'
import type { Marker } from './marker.ts'

/** A comment after something in it was accepted, and what the check then shows. */
export interface AcceptedComment {
  readonly body: string
  readonly conclusion: Conclusion
  /** The first visible line, without Markdown. */
  readonly title: string
}

const headlineShape = /^### \S+ Performance: (?:regression accepted, )?(.*)$/

// The same text as in the section with the finding; foreign text contains no bare asterisk.
const fails = /The check \*\*fails\*\*: (?:[A-Za-z%\s]|\d(?:\.(?=\d))?)+\./

/**
 * Updates the comment of a result with regressions accepted since. `null` when it shows the
 * progress of a run instead of a result: that run will read the acceptance itself.
 *
 * @param present - the comment, one of ours
 * @param acceptances - of regressions that it shows
 */
export function acceptedComment(
  present: string,
  acceptances: readonly Acceptance[],
): AcceptedComment | null {
  const [marker = '', headline = '', ...rest] = present.trimEnd().split('\n')
  const [, tally] = headlineShape.exec(headline) ?? []
  if (isLiveComment(present) || tally === undefined) return null
  const shownRegressions = withAccepted(parseRegressions(present), acceptances)
  const passes = !shownRegressions.regressions.some(({ beyondLimit }) => beyondLimit)
  const title = passes ? `regression accepted, ${tally}` : tally
  const content = rest.slice(0, -1).join('\n')
  return {
    body: [
      `${marker}\n### ${passes ? '🟠' : '🔴'} Performance: ${title}`,
      acceptances.map((acceptance) => acceptedLine(acceptance, { holds: true })).join('\n>\n'),
      (passes
        ? content.replace(fails, checkSentences[shownRegressions.otherwise])
        : content
      ).trim(),
      regressionsLine(shownRegressions),
    ]
      .join('\n\n')
      .concat('\n'),
    conclusion: passes ? shownRegressions.otherwise : 'failure',
    title,
  }
}

const checkSentences: Readonly<Record<Conclusion, string>> = {
  success: 'The check passes: everything beyond the limit was accepted.',
  neutral: 'The check is **neutral**: everything beyond the limit was accepted.',
  failure: 'The check **fails**.',
}

function withAccepted(
  shownValue: ReportedRegressions,
  acceptances: readonly Acceptance[],
): ReportedRegressions {
  const regressions = shownValue.regressions.map((regression) =>
    acceptances.some(
      ({ benchmarkId, metric }) =>
        benchmarkId === regression.benchmarkId && metric === regression.metric,
    )
      ? { ...regression, beyondLimit: false }
      : regression,
  )
  return { ...shownValue, regressions }
}

const reasonLength = 500

/** The comment that stores a maintainer's acceptances for all later runs of a pull request. */
export function acceptanceReply(
  place: Pick<Marker, 'key' | 'pullRequest'>,
  acceptances: readonly [Acceptance, ...Acceptance[]],
): string {
  const [{ by, reason }] = acceptances
  return `${[
    dataLine(acceptedName(place), acceptances),
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
  const validation = acceptanceSchema.array().safeParse(dataIn(acceptedName(place), first))
  return validation.success ? validation.data : []
}

function acceptedName({ key, pullRequest }: Pick<Marker, 'key' | 'pullRequest'>): string {
  return `accepted key=${key} pr=${pullRequest}`
}
