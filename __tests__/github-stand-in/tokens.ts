import type { User } from './state.ts'
import { actionsBot } from './users.ts'

/** The names a workflow's `permissions:` block uses. */
const everything = ['actions', 'checks', 'contents', 'issues', 'pull-requests', 'statuses'] as const

/** What a token may do; what is not named is not allowed. */
type Permissions = Readonly<Partial<Record<(typeof everything)[number], 'read' | 'write'>>>

/** Who a token speaks for, and with which permissions. */
export type Identity = { readonly user: User; readonly permissions: Permissions }

/** Tokens that every stand-in knows: GITHUB_TOKEN with all, and with only reading permissions. */
export const tokens = {
  write: 'ghs_standInTokenWithAllWritePermissions1',
  read: 'ghs_standInTokenWithOnlyReadPermissions1',
} as const

/** The identity of a GITHUB_TOKEN with the given `permissions:` block. */
export function workflowIdentity(permissions: Permissions): Identity {
  return { user: actionsBot, permissions }
}

/** The identities behind `tokens`. */
export const knownIdentities: Readonly<Record<string, Identity>> = {
  [tokens.write]: workflowIdentity(all('write')),
  [tokens.read]: workflowIdentity(all('read')),
}

/** Whether the identity holds a grant in the spelling of GitHub's header, "issues=write". */
export function isGranted(identity: Identity, grant: string): boolean {
  const [name, level] = grant.split('=')
  if (name === 'metadata') return true
  const held = everything.find((one) => one === name?.replaceAll('_', '-'))
  const given = held === undefined ? undefined : identity.permissions[held]
  return given === 'write' || given === level
}

function all(level: 'read' | 'write'): Permissions {
  return Object.fromEntries(everything.map((name) => [name, level]))
}
