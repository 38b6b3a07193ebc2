import { comment } from './comment.ts'
import type { Publication, PublishedState, PublishStep } from './publication.ts'
import { renderSummary } from '../render/comment/comment.ts'
import { originOf } from './links-of.ts'
import type { OutputName } from '../model/judging/outputs.ts'
import { resultStates } from '../model/judging/states.ts'
import { rowsOf, rowsWith } from '../render/rows/row.ts'
import { stateOf } from '../render/comment/page.ts'
import { GitHubError } from '../host/github/github.ts'
import type { Conclusion } from '../model/judging/result.ts'
import { renderCheck } from '../render/comment/comment.ts'
import { writeHintOf } from './checks/hint-of.ts'

/**
 * Publishes the check on the head commit. If none can be written, an annotation says so with its
 * text, and the step's exit code carries the verdict.
 */
const check: PublishStep = async (publication, publishedState) => {
  const { live, result, github } = publication
  if (live === null) return { ...publishedState, isUnchecked: true }
  try {
    const news = { status: result.conclusion, ...renderCheck(result, originOf(publication)) }
    const outcome = await live.conclude(news, github)
    if (outcome !== 'denied') return publishedState
    tellUnchecked(deniedError, publication, publishedState)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    tellUnchecked(error, publication, publishedState)
  }
  return { ...publishedState, warned: true, isUnchecked: true }
}

const deniedError = new GitHubError(
  'not-permitted',
  'could not write a check (403): the token may not',
)

const words: Readonly<Record<Exclude<Conclusion, 'failure'>, string>> = {
  success: 'no regression beyond the limit',
  neutral: 'it could not tell',
}

/** Sets the outputs of the step, for later steps. */
const outputs: PublishStep = async (publication, publishedState) => {
  for (const [name, value] of outputsOf(publication, publishedState)) {
    await publication.actions.output(name, value)
  }
  return publishedState
}

/** Publishes the summary of the job. */
const summary: PublishStep = async (publication, publishedState) => {
  await publication.actions.summarise(renderSummary(publication.result, originOf(publication)))
  return publishedState
}

/**
 * Where a result is published, in this order, because the outputs contain the comment's address.
 */
export const places: readonly PublishStep[] = [summary, comment, check, outputs]

/** Publishes a result at every place, one after the other. */
export async function publish(publication: Publication): Promise<PublishedState> {
  let publishedState: PublishedState = { commentUrl: null, warned: false, isUnchecked: false }
  for (const place of places) publishedState = await place(publication, publishedState)
  return publishedState
}

/** Names and values of all outputs. */
export function outputsOf(
  {
    result,
    resultPath,
    reportPath,
    reportUrl,
  }: Pick<Publication, 'result' | 'resultPath' | 'reportPath' | 'reportUrl'>,
  { commentUrl }: PublishedState,
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
  { warned: isWarned }: Pick<PublishedState, 'warned'>,
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
  const expected = error.trouble === 'not-permitted' && pullRequest?.fromFork === true
  if (!expected) actions.alarm(message)
  else if (!isWarned) actions.warn(message)
}
