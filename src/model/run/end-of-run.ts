import type { JournalEntry } from './journal.ts'

type EndEntry = Extract<JournalEntry, { type: 'end' }>

/** What may follow the end of a run without going on with it: what was looked at afterwards. */
const afterTheEnd: ReadonlySet<JournalEntry['type']> = new Set([
  'trial',
  'profile',
  'stage',
  'machine',
])

/** The end of a run, of a continued one the last; `null` when something was measured since, or it was cut off. */
export function endOfRun(entries: readonly JournalEntry[]): EndEntry | null {
  const last = entries.findLast(({ type }) => !afterTheEnd.has(type))
  return last?.type === 'end' ? last : null
}
