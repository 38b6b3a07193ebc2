import type { JournalEntry } from '../model/run/journal.ts'
import { readJournal } from '../model/run/read-journal.ts'
import type { sharedNames } from '../model/run/shared-names.ts'
import { UsageError } from '../model/usage-error.ts'

/**
 * The entries of a journal that somebody names.
 *
 * @param lines - its whole lines, some at a time
 * @param file - as it was named
 * @param share - makes its entries share names with those of the other shards
 * @throws UsageError with the file's name, when it is not the journal of a run
 */
export async function wholeJournal(
  lines: AsyncIterable<readonly string[]>,
  file: string,
  share?: ReturnType<typeof sharedNames>,
): Promise<readonly JournalEntry[]> {
  const entries = await readJournal(lines, file, share)
  if (entries[0]?.type === 'run') return entries
  const got = entries.length === 0 ? 'an empty one' : 'something else'
  throw new UsageError(
    `expected a journal that begins with a "run" line in ${file}, got ${got}: a run keeps its own as journal.ndjson`,
  )
}
