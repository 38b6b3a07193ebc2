import type { HarnessDescription } from '../adapters/harness-answer.ts'
import { groupedBy } from '../model/grouped-by.ts'
import { nameOfPath, type Description } from './discover.ts'

/** What modules leave out on this machine, one line for each reason: `execute: 3 left out: no such CPU`. */
export function skippedNotes(described: readonly Description[]): readonly string[] {
  return described.flatMap(({ module, skipped = [] }) =>
    leftOutTexts(skipped).map((text) => `${nameOfPath(module)}: ${text}`),
  )
}

/** What one module leaves out, one text for each reason: `3 left out: no such CPU`. */
export function leftOutTexts(
  skipped: NonNullable<HarnessDescription['skipped']>,
): readonly string[] {
  return [...groupedBy(skipped, ({ reason }) => reason)].map(
    ([reason, all]) => `${all.length} left out: ${reason}`,
  )
}
