import type { Host } from '../../host/host.ts'
import { insideFolder } from '../../build/inside-folder.ts'
import { absolutePath } from '../../host/files/absolute-path.ts'
import { sides, type Side } from '../../model/build/side.ts'
import { UsageError } from '../../model/usage-error.ts'
import type { CheckedRequest } from '../session.ts'

/**
 * Refuses a package outside of the repository, and a comparison at a terminal of one that lies elsewhere on one of
 * the sides, before anything is built for it. What git ignores may be written by the build, and passes.
 *
 * @throws UsageError when a side has no such folder
 */
export async function assertDirectory(checked: CheckedRequest, host: Host): Promise<void> {
  const { request, settings, revisions } = checked
  const directory = insideFolder(settings['working-directory'] ?? null)
  if (directory === '.' || request.atTerminal !== true) return
  for (const side of sides) {
    if ((await isIn(side, directory, checked, host)) !== false) continue
    throw new UsageError(
      `expected the package at "${directory}" in ${side} (${revisions[side].label}), got no such folder: name another in "directory"`,
    )
  }
}

/** Whether a side has a folder of that name; `null` where only the build tells. */
async function isIn(
  side: Side,
  directory: string,
  checked: CheckedRequest,
  host: Host,
): Promise<boolean | null> {
  const { request, revisions, snapshots } = checked
  const { repository } = request
  const { files, git } = host
  const { sha, source } = revisions[side]
  if (source !== 'commit' && source !== 'folder') return null
  if (repository !== null && (await git.ignores(repository, directory))) return null
  const snapshot = snapshots[side]
  if (snapshot?.kind === 'tree')
    return (await files.list(absolutePath(directory, snapshot.folder, files))).length > 0
  return sha === null || repository === null ? null : git.holds(repository, sha, directory)
}
