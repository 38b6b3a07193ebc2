import type { JournalEntry } from './journal.ts'
import type { Sample } from './sample.ts'

/** The pairs that a journal holds: those that count, and those that were disturbed and taken again. */
export function samplesIn(entries: readonly JournalEntry[]): {
  readonly samples: readonly Sample[]
  readonly disturbed: readonly Sample[]
} {
  return {
    samples: entries.flatMap((entry) => (entry.type === 'sample' ? [entry.sample] : [])),
    disturbed: entries.flatMap((entry) => (entry.type === 'disturbed' ? [entry.sample] : [])),
  }
}
