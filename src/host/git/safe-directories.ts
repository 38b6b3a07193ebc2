/**
 * Folders whose repository git may open although another user owns it: the runner's workspace, and
 * what lies between it and the asked folder. A job in a container runs as another user than the one
 * who checked out, so git would refuse there; anywhere else git's own rule holds.
 *
 * @param directory - absolute path of the folder that is asked about
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
