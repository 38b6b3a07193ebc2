import { createHost } from '../host/create-host.ts'
import { absolutePath } from '../host/files/files.ts'
import { createRecordGit } from '../parts/record/record-git.ts'
import type { Host } from '../host/host.ts'
import { UsageError } from '../model/usage-error.ts'
import type { RecordHost, RecordPlace } from '../parts/record/record-place.ts'
import type { Terminal } from './command.ts'

/** The branch of a record where nobody names another. */
export const usualRecordBranch = 'deadheat-data'

/** The host of the commands that work on records. */
export function recordHost(): Host & { readonly record: RecordHost } {
  const host = createHost()
  const { files, clock, processes } = host
  return { ...host, record: { files, clock, git: createRecordGit(processes) } }
}

/**
 * The place that somebody names: a folder if there is one of that name, else a branch of the repository
 * in the terminal's folder.
 *
 * @throws UsageError when it is neither
 */
export async function recordPlaceOf(
  namedText: string,
  terminal: Pick<Terminal, 'directory'>,
  host: Pick<Host, 'files' | 'git'>,
): Promise<RecordPlace> {
  const directory = absolutePath(namedText, terminal.directory, host.files)
  if ((await host.files.kindOf(directory)) === 'folder') return { kind: 'folder', directory }
  const repository = await host.git.top(terminal.directory)
  if (repository === null) {
    throw new UsageError(
      `expected the folder of a record, got ${namedText}: there is none, and no repository here`,
    )
  }
  return { kind: 'branch', repository, branch: recordBranch(namedText) }
}

/** @throws UsageError when the text cannot name a branch of data */
export function recordBranch(namedText: string): string {
  if (/^\w[\w-]*(?:[./]\w[\w-]*)*$/.test(namedText)) return namedText
  throw new UsageError(`expected the name of a branch, got ${JSON.stringify(namedText)}`)
}
