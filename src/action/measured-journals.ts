import type { Host } from '../host/host.ts'
import { readPlainFile } from '../host/files/read-text.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import { parseJournal } from '../model/run/read-journal.ts'
import { mostShards } from '../model/run/shard.ts'
import { assertDrawn } from '../plan/blocks-of-round.ts'
import { UsageError } from '../model/usage-error.ts'

/** How the file is called that leaves a measuring job. */
export const journalName = 'journal.ndjson'

/** A journal of ten thousand benchmarks has some megabytes. */
const longestJournalBytes = 64 * 1024 * 1024
const longestTotalBytes = 4 * longestJournalBytes

/**
 * The journals that measuring jobs, maybe strangers', have left: one in the folder (an absolute path), or one in each
 * below it, as of shards; none where there is none. A UsageError for a file that is no journal, or too many of them.
 */
export async function measuredJournals(
  folder: string,
  { files }: Pick<Host, 'files'>,
): Promise<readonly (readonly JournalEntry[])[]> {
  const onlyText = await readPlainFile(files.join(folder, journalName), longestJournalBytes)
  if (onlyText !== null) return [drawnJournal(onlyText, journalName)]
  const folders = (await files.list(folder)).filter(({ directory }) => directory)
  const names = folders.map(({ name }) => name).toSorted()
  if (names.length > mostShards) {
    throw new UsageError(`expected at most ${mostShards} journals of shards, got ${names.length}`)
  }
  const journals: (readonly JournalEntry[])[] = []
  let remainingBytes = longestTotalBytes
  for (const name of names) {
    const text = await readPlainFile(
      files.join(folder, name, journalName),
      Math.min(remainingBytes, longestJournalBytes),
    )
    if (text === null) continue
    remainingBytes -= Buffer.byteLength(text)
    journals.push(drawnJournal(text, `${name}/${journalName}`))
  }
  // A shard that was killed in its first line has left as good as none.
  return journals.filter(({ length }) => length > 0)
}

function drawnJournal(text: string, file: string): readonly JournalEntry[] {
  const entries = parseJournal(text, file)
  assertDrawn(entries)
  return entries
}
