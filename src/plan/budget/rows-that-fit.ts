import { groupedBy } from '../../model/grouped-by.ts'
import type { TimedRow } from './likely-seconds.ts'

/** A row of a listed suite, with what it costs until it can be called at all. */
export type CostedRow = TimedRow & {
  /** Of all its pairs up to the first that can decide. */
  readonly seconds: number
}

/**
 * The rows that a budget has room for: of every file the row that costs least, cheap files first, then of
 * every file the second, and so on, so that no category is left out as long as there is room.
 *
 * Only the costs decide it, never a value.
 *
 * @param budgetSeconds - of all machines together
 * @returns ids; of any rows at least one
 */
export function rowsThatFit(
  rows: readonly CostedRow[],
  budgetSeconds: number,
): ReadonlySet<string> {
  const turns = [...groupedBy(rows, ({ name }) => name).values()].flatMap((costedRows) =>
    costedRows
      .toSorted((first, second) => first.seconds - second.seconds)
      .map(({ id, seconds }, turn) => ({ id, seconds, turn })),
  )
  const orderedNames = turns.toSorted(
    (first, second) => first.turn - second.turn || first.seconds - second.seconds,
  )
  const keptNames = new Set<string>()
  let spentSeconds = 0
  for (const { id, seconds } of orderedNames) {
    if (keptNames.size > 0 && spentSeconds + seconds > budgetSeconds) continue
    keptNames.add(id)
    spentSeconds += seconds
  }
  return keptNames
}
