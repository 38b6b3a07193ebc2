import { found } from '../find.ts'
import type { Call, Handler } from '../handler.ts'
import { pageOf } from '../paging.ts'
import type { Pull } from '../state.ts'
import { pullView } from '../views.ts'

/** Reading pull requests. */
export const pulls: readonly Handler[] = [
  {
    operation: 'pulls/get',
    accepts: ['pull_requests=read'],
    reply: (call) => {
      const pull = found(call, call.state.pulls, 'pull_number')
      return { status: 200, body: pullView(pull, call.state.repository) }
    },
  },
  {
    operation: 'pulls/list',
    accepts: ['pull_requests=read'],
    query: ['state', 'head'],
    reply: (call) => {
      const newestFirst = [...call.state.pulls.values()].toSorted(
        (one, other) => other.number - one.number,
      )
      const wanted = newestFirst.filter((pull) => isWanted(call, pull))
      const { items, headers } = pageOf(call, wanted)
      const body = items.map((pull) => pullView(pull, call.state.repository))
      return { status: 200, body, headers }
    },
  },
]

function isWanted(call: Call, pull: Pull): boolean {
  const state = call.query.get('state') ?? 'open'
  const head = call.query.get('head')
  const owner = pull.head.repository?.split('/')[0] ?? ''
  return (
    (state === 'all' || state === pull.state) &&
    (head === null || head === `${owner}:${pull.head.ref}`)
  )
}
