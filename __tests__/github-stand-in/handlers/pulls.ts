import { foundCommit, found } from '../find.ts'
import type { Call, Handler } from '../handler.ts'
import { pageOf } from '../paging.ts'
import type { Pull } from '../state.ts'
import { fullName, pullDetails, pullView } from '../views.ts'
import { fileView } from './commits.ts'

/** Reading pull requests. */
export const pulls: readonly Handler[] = [
  {
    operation: 'pulls/get',
    accepts: ['pull_requests=read'],
    reply: (call) => {
      const pull = found(call, call.state.pulls, 'pull_number')
      const { repository, comments } = call.state
      const written = [...comments.values()].filter((one) => one.issueNumber === pull.number)
      const view = pullView(pull, repository, call.links)
      return { status: 200, body: { ...view, ...pullDetails(pull), comments: written.length } }
    },
  },
  {
    operation: 'pulls/list',
    accepts: ['pull_requests=read'],
    query: ['state', 'head', 'base', 'direction'],
    reply: (call) => {
      const newestFirst = [...call.state.pulls.values()].toSorted(
        (one, other) => other.number - one.number,
      )
      const wanted = newestFirst.filter((pull) => isWanted(call, pull))
      return replyOf(call, call.query.get('direction') === 'asc' ? wanted.toReversed() : wanted)
    },
  },
  {
    operation: 'pulls/list-files',
    accepts: ['pull_requests=read'],
    reply: (call) => {
      const { files } = found(call, call.state.pulls, 'pull_number')
      const { items, headers } = pageOf(call, files)
      return { status: 200, body: items.map((file) => fileView(file)), headers }
    },
  },
  {
    operation: 'repos/list-pull-requests-associated-with-commit',
    accepts: ['pull_requests=read'],
    reply: (call) => {
      const { sha } = foundCommit(call.state, call.path['commit_sha'] ?? '')
      // A commit that lies only in a fork is not associated with anything here: GitHub answers [].
      const own = fullName(call.state.repository)
      const associated = [...call.state.pulls.values()].filter(
        (pull) => pull.head.sha === sha && (pull.head.repository === own || pull.merged),
      )
      return replyOf(call, associated)
    },
  },
]

function isWanted(call: Call, pull: Pull): boolean {
  const state = call.query.get('state') ?? 'open'
  const head = call.query.get('head')
  const base = call.query.get('base')
  const owner = pull.head.repository?.split('/')[0] ?? ''
  return (
    (state === 'all' || state === pull.state) &&
    (head === null || head === `${owner}:${pull.head.ref}`) &&
    (base === null || base === pull.base.ref)
  )
}

function replyOf(call: Call, all: readonly Pull[]): ReturnType<Handler['reply']> {
  const { items, headers } = pageOf(call, all)
  const body = items.map((pull) => pullView(pull, call.state.repository, call.links))
  return { status: 200, body, headers }
}
