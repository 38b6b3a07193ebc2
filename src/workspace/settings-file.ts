import type { Host } from '../host/host.ts'
import { UsageError } from '../model/usage-error.ts'
import { historySchema, type History } from '../model/judging/history.ts'
import { parseDocument } from '../model/parse-document.ts'

/** A settings file that was found. */
export interface SettingsFile {
  /** For messages. */
  readonly name: string
  readonly content: string
}

/** Where the settings file is looked for. */
export interface SettingsFileRequest {
  /** What the user named, relative to `origin`; `null` for the usual place. */
  readonly named: string | null
  readonly repository: string | null
  /** Where the user stands. */
  readonly origin: string
  /** The commit whose file counts instead of the one on the disk; `null` for the disk. */
  readonly commit: string | null
}

const usual = 'deadheat.yml'

/**
 * Finds the settings file, or `null` when there is none.
 *
 * Where a stranger's change is judged, it comes from the commit before that change, so that nobody
 * can change by what they are judged.
 *
 * @throws UsageError when a file was named and is not there
 */
export async function findSettingsFile(
  { named, repository, origin, commit }: SettingsFileRequest,
  { files, git }: Pick<Host, 'files' | 'git'>,
): Promise<SettingsFile | null> {
  const name = named ?? usual
  const content =
    commit !== null && repository !== null
      ? await git.readFile(repository, commit, name)
      : await files.read(files.join(named === null ? (repository ?? origin) : origin, name))
  if (content !== null) return { name, content }
  if (named === null) return null
  const place = commit === null ? origin : `the base ${commit.slice(0, 7)}`
  throw new UsageError(`expected a settings file "${named}" in ${place}, got none`)
}

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
  return parseDocument(historySchema, { content, what: 'a history', file: named })
}

function absolute(path: string, directory: string, files: Host['files']): string {
  return /^(?:\/|[a-z]:[\\/])/i.test(path) ? path : files.join(directory, path)
}
