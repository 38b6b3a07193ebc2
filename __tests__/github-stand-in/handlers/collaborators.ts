import { ApiError } from '../api-error.ts'
import type { Handler } from '../handler.ts'
import type { Role } from '../state.ts'
import { person } from '../users.ts'
import { userView } from '../views.ts'

/** Who may do what. */
export const collaborators: readonly Handler[] = [
  {
    operation: 'repos/get-collaborator-permission-level',
    accepts: ['metadata=read'],
    reply: (call) => {
      const login = call.path['username'] ?? ''
      if (login.endsWith('[bot]')) throw new ApiError(404, `${login} is not a user`)
      const known = call.state.collaborators.get(login.toLowerCase())
      const role = known?.role ?? (call.state.repository.private ? 'none' : 'read')
      const user = userView(known?.user ?? person(login))
      const body = { permission: legacy(role), role_name: role, user: { ...user, role_name: role } }
      return { status: 200, body }
    },
  },
]

// The field `permission` is older than the roles between its four words.
function legacy(role: Role): string {
  switch (role) {
    case 'maintain':
      return 'write'
    case 'triage':
      return 'read'
    case 'none':
    case 'read':
    case 'write':
    case 'admin':
      return role
  }
}
