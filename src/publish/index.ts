import { GitHubError } from '../host/github/index.ts'
import type { OutputName } from '../model/judging/outputs.ts'
import type { Conclusion } from '../model/judging/result.ts'
import { resultStates } from '../model/judging/states.ts'
import { renderCheck, renderSummary } from '../render/comment/comment.ts'
import { stateOf } from '../render/rows/tally.ts'
import { rowsOf, rowsWith } from '../render/rows/row.ts'
import { mayPassLater, refusalLine, writeCarefully, writeLocally } from './checks/hint-of.ts'
import { publishComment } from './comment.ts'
import { originOf, type Publication } from './publication.ts'

/**
 * Publishes a result in the check, the comment, the outputs of the step, which contain the comment's address, and the
 * summary: the verdict first, and each whatever becomes of the others. A comment that cannot be written is a warning.
 * If no check can be written, an annotation says so with its text, and the step's exit code carries the verdict. What
 * may still succeed is left to the step after the job. Returns whether no check has the verdict, so that the step has
 * to.
 */
export async function publish(publication: Publication): Promise<boolean> {
  const { result, actions, live, resultPath, reportPath, reportUrl, pullRequest } = publication
  live?.leave({ resultPath, reportPath, reportUrl, pullRequest, comment: publication.comment })
  const denial = await concludeCheck(publication)
  const comment = await writeCarefully(actions, () => publishComment(publication))
  const refusal = comment instanceof GitHubError ? comment : null
  if (denial !== null) tellUnchecked(denial, publication, { isWarned: refusal !== null })
  const outputs = outputsOf(publication, comment instanceof GitHubError ? null : comment)
  const isHandedOn = await writeLocally(actions, async () => {
    for (const [name, value] of outputs) await actions.output(name, value)
    await actions.summarise(renderSummary(result, originOf(publication)))
  })
  const isLeft = [denial, refusal].some((error) => error !== null && mayPassLater(error))
  if (isHandedOn && !isLeft) live?.leave(null)
  return live === null || denial !== null
}

/** @returns why no check has the verdict; `null` where one has, or where none was begun */
async function concludeCheck(publication: Publication): Promise<GitHubError | null> {
  const { result, actions, live, github } = publication
  const { base, head } = result.plan.revisions
  const commits =
    base.sha === null || head.sha === null ? {} : { commits: { base: base.sha, head: head.sha } }
  const text = renderCheck(result, originOf(publication))
  try {
    const outcome = await live?.conclude({ status: result.conclusion, ...text, ...commits }, github)
    if (outcome === 'superseded')
      actions.warn(
        'a run that began later has the comment and the check: this result is in the job summary only',
      )
    return outcome === 'denied' ? deniedError : null
  } catch (error) {
    if (error instanceof GitHubError) return error
    throw error
  }
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
  const what = mayPassLater(error)
    ? 'its check is not written yet, which the step after the job tries again'
    : 'this run has no check'
  // A step that fails says why in an annotation of its own.
  const instead =
    result.conclusion === 'failure'
      ? `${what}: this step fails in its place`
      : `${what}: it would say "${result.conclusion}" (${words[result.conclusion]})`
  const message = `${refusalLine(error, 'check')}; ${instead}, and the result is in the job summary`
  // The token of a fork's run is never allowed to, whatever the workflow says.
  const isExpected = error.trouble === 'not-permitted' && pullRequest?.fromFork === true
  if (!isExpected) actions.alarm(message)
  else if (!isWarned) actions.warn(message)
}
