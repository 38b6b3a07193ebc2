import { groupedBy } from '../../model/grouped-by.ts'
import { categoryOf, type TimedRow } from './likely-seconds.ts'

/**
 * One row of every file of which no row was timed, the one in the middle of its list: of every category
 * one file first, then of every category the second, so that a trial that is cut short knows some of all.
 *
 * @param earlier - seconds by benchmark id
 */
export function rowsToTry<T extends TimedRow>(
  rows: readonly T[],
  earlier: Readonly<Record<string, number>>,
): readonly T[] {
  const untimed = [...groupedBy(rows, ({ name }) => name).values()]
    .filter((rowsOfFile) => !rowsOfFile.some(({ id }) => Object.hasOwn(earlier, id)))
    .flatMap((rowsOfFile) => rowsOfFile.slice(Math.floor((rowsOfFile.length - 1) / 2)).slice(0, 1))
  return [...groupedBy(untimed, categoryOf).values()]
    .flatMap((rowsOfFile) => rowsOfFile.map((row, turn) => ({ row, turn })))
    .toSorted((first, second) => first.turn - second.turn)
    .map(({ row }) => row)
}
