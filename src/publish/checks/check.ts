import { GitHubError } from '../../host/github/github.ts'
import type { Conclusion } from '../../model/judging/result.ts'
import { renderCheck } from '../../render/comment/check.ts'
import { writeHintOf } from './hint-of.ts'
import { originOf } from '../links-of.ts'
import type { PublishStep, Publication, PublishedState } from '../publication.ts'

/**
 * Publishes the check on the head commit. If none can be written, an annotation says so with its
 * text, and the step's exit code carries the verdict.
 */
export const check: PublishStep = async (publication, publishedState) => {
  const { live, result, github } = publication
  if (live === null) return publishedState
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
  'could not write a check or a commit status (403): the token may not',
)

function tellUnchecked(
  error: GitHubError,
  { actions, result, pullRequest }: Pick<Publication, 'actions' | 'result' | 'pullRequest'>,
  { warned }: Pick<PublishedState, 'warned'>,
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
  else if (!warned) actions.warn(message)
}

const words: Readonly<Record<Exclude<Conclusion, 'failure'>, string>> = {
  success: 'no regression beyond the limit',
  neutral: 'it could not tell',
}
