import type { GitHubAccess } from './github-access.ts'
import type { GitHubIssues, Issue } from './github-issues.ts'
import { issueOf, issuesOf } from './github-reply.ts'

const perPage = 100
const mostPages = 10

/** Issues, by octokit. */
export function issuesIn({ octokit, place, told, reading }: GitHubAccess): GitHubIssues {
  return {
    listIssues: (creator) =>
      reading('list the issues', async () => {
        const found: Issue[] = []
        for (let page = 1; page <= mostPages; page += 1) {
          const { data, headers } = await octokit.rest.issues.listForRepo({
            ...place,
            creator,
            state: 'all',
            sort: 'created',
            direction: 'asc',
            per_page: perPage,
            page,
          })
          found.push(...issuesOf(data))
          if (!/;\s*rel="next"/.test(headers.link ?? '')) break
        }
        return found
      }),
    createIssue: (text) =>
      told('open the issue', async () => {
        // Sent again after a lost reply, it would be there twice.
        const { data } = await octokit.rest.issues.create({
          ...place,
          ...text,
          request: { retries: 0 },
        })
        return issueOf(data)
      }),
    updateIssue: (number, { open, ...text }) =>
      told('update the issue', async () => {
        const { data } = await octokit.rest.issues.update({
          ...place,
          ...text,
          issue_number: number,
          state: open ? 'open' : 'closed',
          ...(!open && { state_reason: 'completed' as const }),
        })
        return issueOf(data)
      }),
  }
}
