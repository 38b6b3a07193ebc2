/**
 * Folders whose repository git may open although another user owns it: the runner's workspace, and
 * the folders between it and the given folder. A job in a container runs as another user than the
 * one that checked out, so git would refuse there. Anywhere else git's own rule applies.
 *
 * @param directory - absolute path of the folder in question
 * @param workspace - absolute path of the runner's workspace, or `undefined` outside a runner
 */
export function safeDirectories(
  directory: string,
  workspace: string | undefined,
): readonly string[] {
  if (workspace === undefined || workspace === '') return []
  if (directory === workspace) return [workspace]
  if (!directory.startsWith(`${workspace}/`)) return []
  const parts = directory.slice(workspace.length + 1).split('/')
  return [
    workspace,
    ...parts.map((_, index) => `${workspace}/${parts.slice(0, index + 1).join('/')}`),
  ]
}
