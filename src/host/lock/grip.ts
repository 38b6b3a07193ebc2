import { spawnSync } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'

/**
 * Holds an open file for as long as this process lives and keeps it open; flock(2). The kernel knows who
 * does, and lets go of it when they end, however they end: nobody can hold a file in another's name.
 *
 * @returns whether that can be had here
 */
export function grip(descriptor: number): boolean {
  return lockBy('--exclusive', descriptor) === 0
}

/**
 * Whether some living process holds a file, in whatever process table or under whatever user it runs.
 *
 * @returns `null` where nobody can tell
 */
export function isGripped(path: string): boolean | null {
  let descriptor
  try {
    // What somebody else has put there may be a pipe.
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    return code === 'EACCES' ? null : false
  }
  try {
    // Several may look at once, which keeps none of them from seeing.
    const status = lockBy('--shared', descriptor)
    return status === 0 ? false : status === heldElsewhere ? true : null
  } finally {
    closeSync(descriptor)
  }
}

const heldElsewhere = 1

/** By flock(1): what it locks is the open file, which it shares with this process. */
function lockBy(how: '--exclusive' | '--shared', descriptor: number): number | null {
  const { status } = spawnSync('flock', [how, '--nonblock', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', descriptor],
    env: { PATH: '/usr/bin:/bin:/usr/local/bin' },
  })
  return status
}
