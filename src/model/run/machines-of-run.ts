import type { Machine } from '../machine/machine.ts'
import type { JournalEntry } from './journal.ts'

/**
 * The machines that a run was measured on, in the order in which they began: one, unless it was continued
 * on another class of machine.
 */
export function machinesOfRun(entries: readonly JournalEntry[]): readonly Machine[] {
  return entries.flatMap((entry) =>
    entry.type === 'run' || entry.type === 'machine' ? [entry.machine] : [],
  )
}
