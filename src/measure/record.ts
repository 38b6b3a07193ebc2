import type { Files } from '../host/files/files.ts'
import { isDiskFull, roomToKeep } from '../model/disk-full.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { inMegabytes } from '../model/percent.ts'
import { readJournal } from '../model/run/read-journal.ts'

/**
 * Appends an entry to the journal, and returns when it is synced to disk.
 *
 * @throws UnmeasurableError when it cannot be written; earlier entries stay intact
 */
export async function record(entry: JournalEntry, path: string, files: Files): Promise<void> {
  try {
    await files.append(path, `${JSON.stringify(entry)}\n`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UnmeasurableError(`expected to append to ${path}, got ${reason}: ${diskHint(error)}`)
  }
}

function diskHint(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOENT') return 'its folder was removed, with what was measured: start again'
  const first = isDiskFull(error) ? 'make room there' : 'check that disk'
  return `${first}, then continue with --resume; what was measured before is kept`
}

/**
 * Ends a run while there is still room on the disk for its report.
 *
 * @throws UnmeasurableError when there is less; what was measured is in the journal
 */
export async function assertRoom(
  journalPath: string,
  files: Pick<Files, 'freeBytes' | 'sizeBytes'>,
): Promise<void> {
  const freeBytes = await files.freeBytes(journalPath)
  if (freeBytes === null) return
  const neededBytes = roomToKeep(await files.sizeBytes(journalPath))
  if (freeBytes >= neededBytes) return
  throw new UnmeasurableError(
    `expected ${inMegabytes(neededBytes)} free on the disk of ${journalPath}, got ${inMegabytes(freeBytes)}: make room there, then continue with --resume; what was measured before is kept`,
  )
}

/**
 * Reads the journal of a run that may have been killed, and removes an incomplete last line, so
 * that more can be appended.
 *
 * @returns nothing when there is no journal
 * @throws UsageError when it is not a journal
 */
export async function reopenJournal(
  path: string,
  files: Pick<Files, 'lines' | 'cutToLines'>,
): Promise<readonly JournalEntry[]> {
  const entries = await readJournal(files.lines(path), path)
  await files.cutToLines(path)
  return entries
}
