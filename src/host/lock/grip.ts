import { spawnSync } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'

/** Holds an open file while this process lives, flock(2); the kernel lets go when it ends. Returns whether it works. */
export function grip(descriptor: number): boolean {
  return lockBy('--exclusive', descriptor) === 0
}

/** Whether a living process holds a file, in any process table and under any user. */
export function isGripped(path: string): boolean {
  let descriptor
  try {
    // Another user may have put a pipe there.
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW)
  } catch {
    return false // It is gone, or no file that `grip` has held: those can be read by everybody.
  }
  try {
    // Shared, so that several processes can look at the same time.
    return lockBy('--shared', descriptor) === conflictExitCode
  } finally {
    closeSync(descriptor)
  }
}

const conflictExitCode = 1

/** Locks with flock(1), which locks the open file that it shares with this process. */
function lockBy(how: '--exclusive' | '--shared', descriptor: number): number | null {
  const { status } = spawnSync('flock', [how, '--nonblock', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', descriptor],
    env: { PATH: '/usr/bin:/bin:/usr/local/bin' },
  })
  return status
}
