import type { Files } from '../host/files/files.ts'
import { isDiskFull } from '../model/disk-full.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'

/**
 * Appends an entry to the journal, and returns when it is synced to disk.
 *
 * @throws UnmeasurableError when it cannot be written; earlier entries stay intact
 */
export async function record(entry: JournalEntry, path: string, files: Files): Promise<void> {
  try {
    await files.append(path, `${JSON.stringify(entry)}\n`)
  } catch (error) {
    throw new UnmeasurableError(
      `expected to append to ${path}, got ${messageOf(error)}: ${diskHint(error)}`,
    )
  }
}

function diskHint(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOENT') return 'its folder was removed, with what was measured: start again'
  const first = isDiskFull(error) ? 'make room there' : 'check that disk'
  return `${first}, then continue with --resume; what was measured before is kept`
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
