import type { Host } from '../host/host.ts'
import { UsageError } from '../model/usage-error.ts'

/** A settings file that was found. */
export interface SettingsFile {
  /** Its name in messages. */
  readonly name: string
  readonly content: string
}

/** Where to look for the settings file. */
export interface SettingsFileRequest {
  /** The path that the user named, relative to `origin`; `null` for the default. */
  readonly namedPath: string | null
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
  { namedPath, repository, origin, commit }: SettingsFileRequest,
  { files, git }: Pick<Host, 'files' | 'git'>,
): Promise<SettingsFile | null> {
  const name = namedPath ?? usual
  const content =
    commit !== null && repository !== null
      ? await git.readFile(repository, commit, name)
      : await files.read(files.join(namedPath === null ? (repository ?? origin) : origin, name))
  if (content !== null) return { name, content }
  if (namedPath === null) return null
  const place = commit === null ? origin : `the base ${commit.slice(0, 7)}`
  throw new UsageError(`expected a settings file "${namedPath}" in ${place}, got none`)
}
