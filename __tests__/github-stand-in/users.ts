import { createHash } from 'node:crypto'
import type { User } from './state.ts'

/** The account behind GITHUB_TOKEN, under its true id. */
export const actionsBot: User = { login: 'github-actions[bot]', id: 41_898_282, type: 'Bot' }

/** A person; the id follows from the login, so the same login is always the same account. */
export function person(login: string): User {
  return { login, id: createHash('sha256').update(login).digest().readUInt32BE(0), type: 'User' }
}
