import type { Handler } from '../handler.ts'
import { userView } from '../views.ts'

/** The token's owner and its allowance. */
export const account: readonly Handler[] = [
  {
    operation: 'users/get-authenticated',
    accepts: [],
    reply: (call) => ({ status: 200, body: userView(call.identity.user, call.links) }),
  },
  {
    operation: 'rate-limit/get',
    accepts: [],
    reply: () => {
      const full = { limit: 5000, used: 0, remaining: 5000, reset: 0 }
      return { status: 200, body: { rate: full, resources: { core: full, search: full } } }
    },
  },
]
