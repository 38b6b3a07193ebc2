import { userInfo } from 'node:os'

/** The id of this program's user, who may have no name; -1 on Windows, as in Node.js. */
export function ownUserId(): number {
  return process.getuid?.() ?? userInfo().uid
}
