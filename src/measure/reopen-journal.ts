import type { Files } from '../host/files/files.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import { parseJournal } from '../model/run/parse-journal.ts'

/**
 * Reads the journal of a run that may have been killed, and removes an incomplete last line, so
 * that more can be appended.
 *
 * @returns nothing when there is no journal
 * @throws UsageError when it is not a journal
 */
export async function reopenJournal(path: string, files: Files): Promise<readonly JournalEntry[]> {
  const text = (await files.read(path)) ?? ''
  const entries = parseJournal(text, path)
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole !== text) await files.write(path, whole)
  return entries
}
