import { found } from '../find.ts'
import { handled, type Call } from '../handler.ts'
import { pageOf } from '../paging.ts'
import type { Pull, Role } from '../state.ts'
import { person } from '../users.ts'
import { pullView, userView } from '../views.ts'

export const pulls = {
  'pulls/get': handled('pull_requests=read', '', (call) => {
    const pull = found(call, call.state.pulls, 'pull_number')
    return { status: 200, body: pullView(pull, call.state.repository) }
  }),
  'pulls/list': handled('pull_requests=read', 'state head', (call) => {
    const newestFirst = [...call.state.pulls.values()].toSorted(
      (one, other) => other.number - one.number,
    )
    const wanted = newestFirst.filter((pull) => isWanted(call, pull))
    const { items, headers } = pageOf(call, wanted)
    const body = items.map((pull) => pullView(pull, call.state.repository))
    return { status: 200, body, headers }
  }),
  'repos/get-collaborator-permission-level': handled('metadata=read', '', (call) => {
    const login = call.path['username'] ?? ''
    const known = call.state.collaborators.get(login.toLowerCase())
    const role = known?.role ?? (call.state.repository.private ? 'none' : 'read')
    const user = userView(known?.user ?? person(login))
    const permission = OLDER[role] ?? role
    const body = { permission, role_name: role, user: { ...user, role_name: role } }
    return { status: 200, body }
  }),
}

function isWanted(call: Call, pull: Pull): boolean {
  const state = call.query.get('state') ?? 'open'
  const head = call.query.get('head')
  const owner = pull.head.repository?.split('/')[0] ?? ''
  return (
    (state === 'all' || state === pull.state) &&
    (head === null || head === `${owner}:${pull.head.ref}`)
  )
}

// The field `permission` is older than the roles between its four words.
const OLDER: Readonly<Partial<Record<Role, string>>> = { maintain: 'write', triage: 'read' }
