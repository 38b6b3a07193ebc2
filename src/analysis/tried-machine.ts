import type { JournalEntry } from '../model/journal.ts'
import type { Machine } from '../model/machine.ts'
import type { Steadiness } from '../model/steadiness.ts'
import { steadinessOf } from './steadiness-of.ts'

/** The machine of a journal with what it showed when it was tried; of each trial the last one counts. */
export function triedMachine(machine: Machine, entries: readonly JournalEntry[]): Machine {
  const shown = (when: 'before' | 'after'): Steadiness | null => {
    const last = entries.findLast((entry) => entry.type === 'trial' && entry.when === when)
    return last?.type === 'trial' ? steadinessOf(last.trial) : null
  }
  const steadiness = { before: shown('before'), after: shown('after') }
  const tried = steadiness.before !== null || steadiness.after !== null
  return tried ? { ...machine, steadiness } : machine
}
