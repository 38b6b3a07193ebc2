import { groupedBy } from '../model/grouped-by.ts'
import { nameOfPath, type Description } from './discover.ts'

/** What modules leave out on this machine, one line for each reason: `execute: 3 left out: no such CPU`. */
export function skippedNotes(described: readonly Description[]): readonly string[] {
  return described.flatMap(({ module, skipped = [] }) =>
    [...groupedBy(skipped, ({ reason }) => reason)].map(
      ([reason, all]) => `${nameOfPath(module)}: ${all.length} left out: ${reason}`,
    ),
  )
}
