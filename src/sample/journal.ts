import type { Files } from '../host/host.ts'
import type { JournalEntry } from '../model/journal.ts'

/** Appends an entry to the journal, and returns when the disk has it. */
export async function record(entry: JournalEntry, path: string, files: Files): Promise<void> {
  await files.append(path, `${JSON.stringify(entry)}\n`)
}
