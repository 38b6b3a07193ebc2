import { userInfo } from 'node:os'

/** The number of this program's user, which needs no name; -1 on Windows, as Node.js has it there. */
export function ownUserId(): number {
  return process.getuid?.() ?? userInfo().uid
}
