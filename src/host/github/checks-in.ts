import type { GitHubAccess } from './github-access.ts'
import type { CheckState, GitHubChecks } from './github.ts'
import { checksOf, numberOf } from './github-reply.ts'

/** Checks, by octokit. */
export function checksIn({ octokit, place, told, reading }: GitHubAccess): GitHubChecks {
  return {
    createCheck: ({ name, headSha, externalId, state }) =>
      told('create the check', async () => {
        const { data } = await octokit.rest.checks.create({
          ...place,
          ...bodyOf(state),
          name,
          head_sha: headSha,
          external_id: externalId,
          request: { retries: 0 },
        })
        return numberOf(data, 'id', 'a check run')
      }),
    updateCheck: async (id, state) => {
      await told('update the check', async () => {
        const { data } = await octokit.rest.checks.update({
          ...place,
          ...bodyOf(state),
          ...(state.name !== undefined && { name: state.name }),
          ...(state.externalId !== undefined && { external_id: state.externalId }),
          check_run_id: id,
        })
        return numberOf(data, 'id', 'a check run')
      })
    },
    listChecks: (sha, name) =>
      reading('list the checks', async () => {
        const { data } = await octokit.rest.checks.listForRef({
          ...place,
          ref: sha,
          check_name: name,
          filter: 'all',
          per_page: 100,
        })
        return checksOf(data)
      }),
  }
}

function bodyOf({ status, conclusion, text, detailsUrl }: CheckState): {
  readonly status?: 'queued' | 'in_progress'
  readonly conclusion?: 'success' | 'failure' | 'neutral' | 'cancelled'
  readonly output: { readonly title: string; readonly summary: string }
  readonly details_url?: string
} {
  return {
    // A conclusion completes a check by itself.
    ...(conclusion === null ? status !== 'completed' && { status } : { conclusion }),
    output: { ...text },
    ...(detailsUrl !== null && { details_url: detailsUrl }),
  }
}
