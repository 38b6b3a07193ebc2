import type { JournalEntry } from './journal.ts'
import { journalParser } from './journal-parser.ts'
import { sharedNames } from './shared-names.ts'

/**
 * Parses a journal into its entries, in order.
 *
 * A last line without a line end was cut off while it was written and is ignored. Any other invalid
 * line is an error: the file is not a journal, or was changed. Journals of format 1 are converted, and
 * profiles of their time are left out.
 *
 * @param file - the journal's name, for messages
 * @param share - makes its entries share names with those of the other shards
 * @throws UsageError with the number of the line
 */
export function parseJournal(
  text: string,
  file: string,
  share = sharedNames(),
): readonly JournalEntry[] {
  return text.split('\n').slice(0, -1).flatMap(journalParser(file, share))
}
