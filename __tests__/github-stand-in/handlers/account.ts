import type { Handler } from '../handler.ts'
import { userView } from '../views.ts'

/** The token's owner. */
export const account: readonly Handler[] = [
  {
    operation: 'users/get-authenticated',
    accepts: [],
    reply: (call) => ({ status: 200, body: userView(call.identity.user, call.links) }),
  },
]
