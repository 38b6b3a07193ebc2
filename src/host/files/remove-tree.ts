import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'

const program = promisify(execFile)

/**
 * Removes a file or a whole folder; no error when it is not there.
 *
 * A stranger may have made folders that nobody may enter, or one in another until no path is long enough:
 * what cannot be removed stays on the machine, and stands in the way of later runs.
 */
export async function removeTree(path: string): Promise<void> {
  try {
    await rm(path, { recursive: true, force: true, maxRetries: 3 })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (process.platform === 'win32' || (code !== 'EACCES' && code !== 'ENAMETOOLONG')) throw error
    // Both go down from folder to folder, and follow no link.
    await program('chmod', ['-R', 'u+rwx', '--', path]).catch(() => null)
    await program('rm', ['-rf', '--', path])
  }
}
