import type { JournalEntry } from '../model/run/journal.ts'

/** What the judge asks of a part. */
export interface JudgedPart {
  /** Its key in `parts` of a plan and a result, and in the lines of a journal. */
  readonly name: string
  /**
   * What the journals of all machines say of it, those of shards in order: its value in the result. Pure;
   * `null` where there is nothing.
   */
  readonly yield?: (journals: readonly (readonly JournalEntry[])[]) => unknown
}

/** What all parts add to a result, by name. */
export function yieldsOf(
  parts: readonly JudgedPart[],
  journals: readonly (readonly JournalEntry[])[],
): Record<string, unknown> {
  const yields = parts.map((part) => [part.name, part.yield?.(journals) ?? null] as const)
  return Object.fromEntries(yields.filter(([, value]) => value !== null))
}
