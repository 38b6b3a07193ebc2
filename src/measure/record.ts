import type { Files } from '../host/files/files.ts'
import { takenByHead } from '../host/files/taken-by-head.ts'
import { eachSide, type Side } from '../model/build/side.ts'
import { isDiskFull, roomToKeep, UnmeasurableError } from '../model/unmeasurable-error.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import { inMegabytes } from '../model/percent.ts'
import { UsageError } from '../model/usage-error.ts'
import { readJournal } from '../model/run/read-journal.ts'

/** Appends an entry to the journal, synced to disk; an UnmeasurableError when it cannot, with earlier ones intact. */
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

/** Where both sides write; absolute paths. */
interface WrittenPlaces {
  /** On the disks. */
  readonly work: readonly string[]
  /** All that a side can write to. */
  readonly folders: (side: Side) => readonly string[]
}

/**
 * Why head has failed by taking the room that a report and both sides need, with which all that head has is removed;
 * `null` where there is room. An UnmeasurableError where head has not taken it; what was measured is in the journal.
 */
export async function lackOfRoom(
  journalPath: string,
  { work, folders }: WrittenPlaces,
  files: Pick<Files, 'freeBytes' | 'sizeBytes' | 'survey' | 'remove'>,
): Promise<string | null> {
  for (const place of [journalPath, ...work]) {
    const freeBytes = await files.freeBytes(place)
    // Nothing can be promised of a journal that is not there.
    if (freeBytes === null && place === journalPath) return null
    if (freeBytes === null) continue
    const neededBytes = roomToKeep(await files.sizeBytes(journalPath))
    if (freeBytes >= neededBytes) continue
    const got = `got ${inMegabytes(freeBytes)}: make room there`
    const takenBytes = await takenByHead(eachSide(folders), files)
    if (takenBytes !== null)
      return `expected room on the disk beside the benchmarks of head, which take ${inMegabytes(takenBytes)}, ${got}, or name another folder in TMPDIR`
    throw new UnmeasurableError(
      `expected ${inMegabytes(neededBytes)} free on the disk of ${place}, ${got}, then continue with --resume; what was measured before is kept`,
    )
  }
  return null
}

/** A journal's entries, cut after its last whole line; none where there is no file, a UsageError for another file. */
export async function reopenJournal(
  path: string,
  files: Pick<Files, 'lines' | 'cutToLines'>,
): Promise<readonly JournalEntry[]> {
  try {
    const entries = await readJournal(files.lines(path), path)
    await files.cutToLines(path)
    return entries
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    throw new UsageError(`${error.message}; a run without --resume starts anew`)
  }
}
