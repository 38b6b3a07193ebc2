import type { z } from 'zod'
import type { JournalEntry } from './journal.ts'

/**
 * What a part has written into a journal. A line that is none of its own is left out: journals come from
 * strangers, and nothing is judged by what a part adds.
 *
 * @param schema - strict, with bounds
 */
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
