import { execFile } from 'node:child_process'
import { lstat, rm } from 'node:fs/promises'
import { promisify } from 'node:util'

const program = promisify(execFile)

/**
 * Removes a file or a whole folder; no error when it is not there.
 *
 * A stranger may have made folders that nobody may enter, one in another until no path is long enough, or
 * more of them than fit into the memory here: what cannot be removed stays on the machine, and stands in the
 * way of later runs.
 */
export async function removeTree(path: string): Promise<void> {
  const isFolder = await lstat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  )
  if (process.platform === 'win32' || !isFolder) {
    await rm(path, { recursive: true, force: true, maxRetries: 3 })
    return
  }
  // Goes down from folder to folder, and follows no link.
  const remove = (): Promise<unknown> => program('rm', ['-rf', '--', path])
  await remove().catch(async () => {
    await program('chmod', ['-R', 'u+rwx', '--', path]).catch(() => null)
    await remove()
  })
}
