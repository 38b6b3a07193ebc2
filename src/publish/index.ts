import { GitHubError } from '../host/github/index.ts'
import type { OutputName } from '../model/judging/outputs.ts'
import type { Conclusion } from '../model/judging/result.ts'
import { resultStates } from '../model/judging/states.ts'
import { renderCheck, renderSummary } from '../render/comment/comment.ts'
import { stateOf } from '../render/comment/page.ts'
import { rowsOf, rowsWith } from '../render/rows/row.ts'
import { writeCarefully, writeHintOf } from './checks/hint-of.ts'
import { publishComment } from './comment.ts'
import { originOf, type Publication } from './publication.ts'

/**
 * Publishes a result in the summary, the comment, the check and the outputs of the step, which contain the
 * comment's address. A comment that cannot be written is a warning. If no check can be written, an
 * annotation says so with its text, and the step's exit code carries the verdict.
 *
 * @returns whether no check has the verdict, so that the step has to
 */
export async function publish(publication: Publication): Promise<boolean> {
  const { result, actions, live, github } = publication
  const origin = originOf(publication)
  await actions.summarise(renderSummary(result, origin))
  const comment = await writeCarefully('comment', actions, () => publishComment(publication))
  let denial: GitHubError | null = null
  try {
    const news = { status: result.conclusion, ...renderCheck(result, origin) }
    if ((await live?.conclude(news, github)) === 'denied') denial = deniedError
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    denial = error
  }
  if (denial !== null) tellUnchecked(denial, publication, { isWarned: comment === null })
  const commentUrl = comment?.url ?? null
  for (const [name, value] of outputsOf(publication, commentUrl)) await actions.output(name, value)
  return live === null || denial !== null
}

const deniedError = new GitHubError(
  'not-permitted',
  'could not write a check (403): the token may not',
)

const words: Readonly<Record<Exclude<Conclusion, 'failure'>, string>> = {
  success: 'no regression beyond the limit',
  neutral: 'it could not tell',
}

/** Names and values of all outputs. */
export function outputsOf(
  {
    result,
    resultPath,
    reportPath,
    reportUrl,
  }: Pick<Publication, 'result' | 'resultPath' | 'reportPath' | 'reportUrl'>,
  commentUrl: string | null,
): readonly (readonly [name: OutputName, value: string])[] {
  const rows = rowsOf(result)
  return [
    ['verdict', resultStates[stateOf(result, rows)].output],
    ['conclusion', result.conclusion],
    ['regressions', String(rowsWith(rows, 'regression').length)],
    ['improvements', String(rowsWith(rows, 'improvement').length)],
    ['result-path', resultPath],
    ['report-path', reportPath],
    ['report-url', reportUrl ?? ''],
    ['comment-url', commentUrl ?? ''],
    ['matrix', ''],
  ]
}

function tellUnchecked(
  error: GitHubError,
  { actions, result, pullRequest }: Pick<Publication, 'actions' | 'result' | 'pullRequest'>,
  { isWarned }: { readonly isWarned: boolean },
): void {
  const hint = writeHintOf(error, 'check')
  // A step that fails says why in an annotation of its own.
  const instead =
    result.conclusion === 'failure'
      ? 'this run has no check: this step fails in its place'
      : `this run has no check: it would say "${result.conclusion}" (${words[result.conclusion]})`
  const message = [
    error.message,
    ...(hint === null ? [] : [hint]),
    `${instead}, and the result is in the job summary`,
  ].join('; ')
  // The token of a fork's run is never allowed to, whatever the workflow says.
  const isExpected = error.trouble === 'not-permitted' && pullRequest?.fromFork === true
  if (!isExpected) actions.alarm(message)
  else if (!isWarned) actions.warn(message)
}
