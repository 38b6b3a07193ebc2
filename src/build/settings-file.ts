import type { Host } from '../host/host.ts'
import { UsageError } from '../model/usage-error.ts'

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
