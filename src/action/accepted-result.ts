import { withAcceptances } from '../analysis/findings/with-acceptances.ts'
import type { Actions } from '../host/github/actions.ts'
import { GitHubError, type GitHub } from '../host/github/github.ts'
import type { Result } from '../model/judging/result.ts'
import { withDefaults, type GivenSettings } from '../settings/settings.ts'
import { acceptancesOn } from '../publish/acceptances.ts'
import { commentAuthor } from './github-for-job.ts'

/** The pull request, and how to query GitHub. */
export interface AcceptedRequest {
  /** `null` when the run belongs to no pull request. */
  readonly pullRequest: number | null
  readonly givenSettings: GivenSettings
  readonly actions: Pick<Actions, 'warn'>
  readonly github: () => Promise<GitHub>
}

/**
 * The result with what maintainers have accepted on the pull request. GitHub is queried only when a
 * regression fails the check; if that fails, nothing counts as accepted.
 */
export async function acceptedResult(
  result: Result,
  { pullRequest, givenSettings, actions, github }: AcceptedRequest,
): Promise<Result> {
  const fails = result.findings.some(({ beyondLimit }) => beyondLimit)
  if (!fails || pullRequest === null || (givenSettings['github-token'] ?? '') === '') return result
  try {
    const { key } = withDefaults(givenSettings)
    const owner = { key, pullRequest, login: commentAuthor(givenSettings) }
    return withAcceptances(result, await acceptancesOn(await github(), owner))
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    actions.warn(`${error.message}; nothing counts as accepted`)
    return result
  }
}
