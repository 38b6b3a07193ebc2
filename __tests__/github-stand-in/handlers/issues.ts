import { foundIssue } from '../find.ts'
import type { Handler } from '../handler.ts'
import { pageOf } from '../paging.ts'
import { issueView, labelView } from '../views.ts'

/** Reading issues; a pull request is one too. */
export const issues: readonly Handler[] = [
  {
    operation: 'issues/get',
    accepts: ['issues=read', 'pull_requests=read'],
    reply: (call) => {
      const { issue, isPull } = foundIssue(call)
      return { status: 200, body: issueView(issue, call.state.repository, call.links, isPull) }
    },
  },
  {
    operation: 'issues/list-labels-on-issue',
    accepts: ['issues=read', 'pull_requests=read'],
    reply: (call) => {
      const { items, headers } = pageOf(call, foundIssue(call).issue.labels)
      return { status: 200, body: items.map((label) => labelView(label)), headers }
    },
  },
]
