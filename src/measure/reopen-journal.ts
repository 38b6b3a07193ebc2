import type { Files } from '../host/files/files.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import { readJournal } from '../model/run/read-journal.ts'

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
