import type { Host } from '../host/host.ts'
import { historySchema, type History } from '../model/history.ts'
import { parseDocument } from '../model/parse-document.ts'
import { UsageError } from '../model/usage-error.ts'

/** Where a history is read from: a folder, or a commit that a stranger's change cannot touch. */
export type HistoryPlace =
  | { readonly directory: string }
  /** Nothing is read when there is no repository, or base is no commit of it. */
  | { readonly repository: string | null; readonly commit: string | null }

/**
 * Reads the history of a machine.
 *
 * Where a stranger's change is judged it comes from the commit before that change, so nobody can raise
 * the floors that their own change is held against.
 *
 * @param named - the file, relative to the folder or to the top of the repository
 * @returns `null` when the commit has none, as before the first one is merged
 * @throws UsageError when a file on the disk is not there, or a file is not a history
 */
export async function findHistory(
  named: string,
  place: HistoryPlace,
  { files, git }: Pick<Host, 'files' | 'git'>,
): Promise<History | null> {
  if ('directory' in place) {
    const content = await files.read(absolute(named, place.directory, files))
    if (content !== null) return historyIn(content, named)
    throw new UsageError(`expected a history "${named}" in ${place.directory}, got none`)
  }
  const { repository, commit } = place
  if (repository === null || commit === null) return null
  const content = await git.readFile(repository, commit, named.replace(/^(?:\.\/)+/, ''))
  return content === null ? null : historyIn(content, named)
}

function historyIn(content: string, named: string): History {
  return parseDocument(historySchema, content, 'a history', named)
}

function absolute(path: string, directory: string, files: Host['files']): string {
  return /^(?:\/|[a-z]:[\\/])/i.test(path) ? path : files.join(directory, path)
}
