import type { JournalEntry } from './journal.ts'
import { journalParser } from './journal-parser.ts'

/**
 * The entries of a journal, read line by line: a run of days has a journal of 100 MB, whose text is never in
 * memory as a whole. A last line that was cut off is ignored.
 *
 * @param lines - its whole lines, some at a time
 * @param file - its name, for messages
 * @throws UsageError when it is not a journal
 */
export async function readJournal(
  lines: AsyncIterable<readonly string[]>,
  file: string,
): Promise<readonly JournalEntry[]> {
  const parse = journalParser(file)
  const entries: JournalEntry[] = []
  for await (const some of lines) {
    for (const line of some) entries.push(...parse(line))
  }
  return entries
}
