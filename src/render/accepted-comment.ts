import type { Acceptance } from '../model/acceptance.ts'
import type { Conclusion } from '../model/result.ts'
import type { ShownRegressions } from '../model/shown-regression.ts'
import { acceptedLine } from './accepted-line.ts'
import { isLiveComment } from './live-comment.ts'
import { parseRegressions, regressionsLine } from './regressions-line.ts'

/** A comment after something in it was accepted, and what the check says then. */
export interface AcceptedComment {
  readonly body: string
  readonly conclusion: Conclusion
  /** The first line that people see, without Markdown. */
  readonly title: string
}

const headlineShape = /^### \S+ Performance: (?:regression accepted, )?(.*)$/

// As the section with the finding writes it; foreign text holds no bare asterisk.
const fails = /The check \*\*fails\*\*: (?:the limit is [\d.]+ %|[a-z ]+)\./

/**
 * The comment of a result with what was accepted since; `null` when it shows no result, but how far a
 * run is: that run will read the acceptance itself.
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
  const shown = withAccepted(parseRegressions(present), acceptances)
  const passes = !shown.regressions.some(({ beyondLimit }) => beyondLimit)
  const title = passes ? `regression accepted, ${tally}` : tally
  const content = rest.slice(0, -1).join('\n')
  return {
    body: [
      `${marker}\n### ${passes ? '🟠' : '🔴'} Performance: ${title}`,
      acceptances.map((acceptance) => acceptedLine(acceptance, true)).join('\n>\n'),
      (passes ? content.replace(fails, checkSentences[shown.otherwise]) : content).trim(),
      regressionsLine(shown),
    ]
      .join('\n\n')
      .concat('\n'),
    conclusion: passes ? shown.otherwise : 'failure',
    title,
  }
}

const checkSentences: Readonly<Record<Conclusion, string>> = {
  success: 'The check passes: what lies beyond the limit was accepted.',
  neutral: 'The check is **neutral**: what lies beyond the limit was accepted.',
  failure: 'The check **fails**.',
}

function withAccepted(
  shown: ShownRegressions,
  acceptances: readonly Acceptance[],
): ShownRegressions {
  const regressions = shown.regressions.map((regression) =>
    acceptances.some(
      ({ benchmarkId, metric }) =>
        benchmarkId === regression.benchmarkId && metric === regression.metric,
    )
      ? { ...regression, beyondLimit: false }
      : regression,
  )
  return { ...shown, regressions }
}
