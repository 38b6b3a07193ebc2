import { ApiError } from '../api-error.ts'
import { foundIssue } from '../find.ts'
import type { Handler } from '../handler.ts'
import { textAt } from '../json.ts'
import { pageOf } from '../paging.ts'
import { issueView, labelView } from '../views.ts'

/** Issues; a pull request is one too. */
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
    operation: 'issues/list-for-repo',
    accepts: ['issues=read', 'pull_requests=read'],
    query: ['creator', 'state', 'sort', 'direction'],
    reply: (call) => {
      const { state, query } = call
      const wanted = query.get('state') ?? 'open'
      const creator = query.get('creator')
      const all = [
        ...[...state.issues.values()].map((issue) => ({ issue, isPull: false })),
        ...[...state.pulls.values()].map((issue) => ({ issue, isPull: true })),
      ]
        .filter(({ issue }) => wanted === 'all' || issue.state === wanted)
        .filter(({ issue }) => creator === null || issue.user.login === creator)
        .toSorted((one, other) => one.issue.number - other.issue.number)
      if (query.get('direction') !== 'asc') all.reverse()
      const { items, headers } = pageOf(call, all)
      const body = items.map(({ issue, isPull }) =>
        issueView(issue, state.repository, call.links, isPull),
      )
      return { status: 200, body, headers }
    },
  },
  {
    operation: 'issues/create',
    accepts: ['issues=write'],
    reply: (call) => {
      const { state, identity } = call
      const number = Math.max(0, ...state.issues.keys(), ...state.pulls.keys()) + 1
      const issue = {
        number,
        title: textAt(call.body, 'title') ?? '',
        body: textAt(call.body, 'body') ?? '',
        state: 'open' as const,
        stateReason: null,
        locked: false,
        user: identity.user,
        labels: [],
      }
      state.issues.set(number, issue)
      return { status: 201, body: issueView(issue, state.repository, call.links, false) }
    },
  },
  {
    operation: 'issues/update',
    accepts: ['issues=write'],
    reply: (call) => {
      const { issue: old, isPull } = foundIssue(call)
      if (isPull) throw new ApiError(422, 'the stand-in changes issues only')
      const issue = {
        ...old,
        title: textAt(call.body, 'title') ?? old.title,
        body: textAt(call.body, 'body') ?? old.body,
        state: textAt(call.body, 'state') === 'closed' ? ('closed' as const) : ('open' as const),
        stateReason: textAt(call.body, 'state_reason') ?? null,
      }
      call.state.issues.set(issue.number, issue)
      return { status: 200, body: issueView(issue, call.state.repository, call.links, false) }
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
