import { GitHubError } from '../host/github/github-types.ts'
import { renderCheck } from '../render/comment/check.ts'
import { linksOf } from './links-of.ts'
import type { Place } from './publication.ts'

/** The check on the head commit. When it cannot be written, the run says so once and does not fail. */
export const check: Place = async (publication, published) => {
  const { live, result, actions, github } = publication
  if (live === null) return published
  try {
    const news = { status: result.conclusion, ...renderCheck(result, linksOf(publication)) }
    const outcome = await live.conclude(news, github)
    if (outcome !== 'denied' || published.warned) return published
    actions.warn(
      'could not write a check or a commit status (403); give the job "checks: write"; the result is in the job summary',
    )
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    if (!published.warned) actions.warn(`${error.message}; the result is in the job summary`)
  }
  return { ...published, warned: true }
}
