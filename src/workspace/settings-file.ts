import type { Host } from '../host/host.ts'
import { UsageError } from '../model/usage-error.ts'
import { historySchema, type History } from '../model/judging/history.ts'
import { parseDocument } from '../model/parse-document.ts'

/** A settings file that was found. */
export interface SettingsFile {
  /** Its name in messages. */
  readonly name: string
  readonly content: string
}

/** Where to look for the settings file. */
export interface SettingsFileRequest {
  /** The path that the user named, relative to `origin`; `null` for the default. */
  readonly named: string | null
  readonly repository: string | null
  /** Absolute path of the user's current folder. */
  readonly origin: string
  /** The commit whose file counts; `null` for the file on disk. */
  readonly commit: string | null
}

const usual = 'deadheat.yml'

/**
 * Finds the settings file, or `null` when there is none.
 *
 * When a stranger's change is judged, the file comes from the commit before that change, so that a
 * change cannot alter its own judgement.
 *
 * @throws UsageError when a named file does not exist
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

/** Where a history is read from: a folder, or a commit that a stranger's change cannot modify. */
export type HistoryPlace =
  | { readonly directory: string }
  /** Nothing is read when there is no repository, or base is not a commit. */
  | { readonly repository: string | null; readonly commit: string | null }

/**
 * Reads the history of a machine.
 *
 * When a stranger's change is judged, the history comes from the commit before that change, so that
 * a change cannot raise its own floors.
 *
 * @param named - the file, relative to the folder or to the top of the repository
 * @returns `null` when the commit has none, as before the first one is merged
 * @throws UsageError when a file on disk does not exist, or a file is not a history
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
