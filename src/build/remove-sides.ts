import type { Host } from '../host/host.ts'
import { sides } from '../model/side.ts'

/**
 * Removes the trees of both sides, and the repository's knowledge of them. Logs stay.
 *
 * @param repository - top folder of the repository, or `null` when no side was a commit
 * @param workDirectory - absolute path under which they were built
 */
export async function removeSides(
  repository: string | null,
  workDirectory: string,
  host: Host,
): Promise<void> {
  for (const side of sides) {
    const directory = host.files.join(workDirectory, side)
    if (repository !== null) await host.git.removeWorktree(repository, directory)
    await host.files.remove(directory)
    await host.files.remove(`${directory}.bin`)
  }
}
