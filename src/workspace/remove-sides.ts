import type { Host } from '../host/host.ts'
import { sides } from '../model/build/side.ts'

/**
 * Removes the trees of both sides and of base's control build, and their work tree entries in the
 * repository. Logs stay.
 *
 * @param repository - top folder of the repository, or `null` when no side was a commit
 * @param workDirectory - absolute path under which they were built
 */
export async function removeSides(
  repository: string | null,
  workDirectory: string,
  host: Host,
): Promise<void> {
  for (const folder of [workDirectory, ...(await variantFolders(workDirectory, host))]) {
    for (const side of [...sides, 'ctrl']) {
      const directory = host.files.join(folder, side)
      if (repository !== null) await host.git.removeWorktree(repository, directory)
      await host.files.remove(directory)
      await host.files.remove(`${directory}.bin`)
    }
  }
}

/** Folder in which the sides are built for one of several versions of Node.js. */
export function variantFolder(workDirectory: string, position: number, { files }: Host): string {
  return position === 0 ? workDirectory : files.join(workDirectory, String(position + 1))
}

async function variantFolders(workDirectory: string, host: Host): Promise<readonly string[]> {
  const entries = await host.files.list(workDirectory)
  return entries.flatMap(({ name, directory }) =>
    directory && /^\d+$/.test(name) ? [host.files.join(workDirectory, name)] : [],
  )
}
