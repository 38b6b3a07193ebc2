import type { z } from 'zod'
import type { JournalEntry } from './journal.ts'

/** What a part's strict schema takes of a journal, which may be a stranger's: nothing is judged by it. */
export function partEntries<T>(
  entries: readonly JournalEntry[],
  name: string,
  schema: z.ZodType<T>,
): readonly T[] {
  return entries.flatMap((entry) => {
    const validation = isOfPart(entry, name) ? schema.safeParse(entry.entry) : null
    return validation?.success === true ? [validation.data] : []
  })
}

/** Whether a part of that name has written an entry. */
export function isOfPart(
  entry: JournalEntry,
  name: string,
): entry is Extract<JournalEntry, { type: 'part' }> {
  return entry.type === 'part' && entry.part === name
}
