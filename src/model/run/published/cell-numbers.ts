/** What a printed cell says. */
export interface CellNumbers {
  readonly value: number
  /** The ratio that follows the value in brackets: 3.68 of `18.05 (3.68x)`; else `null`. */
  readonly ratio: number | null
}

/**
 * Reads a cell of a printed table: `0.01ms`, `3,662x`, `~15%`, `61 sec`, `18.05 (3.68x)`. A pair of
 * seconds and nine digits of nanoseconds, `8,649521600`, is read as milliseconds.
 *
 * @returns `null` when it does not begin with a number
 */
export function cellNumbers(cell: string): CellNumbers | null {
  const pair = /^(\d+),(\d{9})$/.exec(cell)
  if (pair !== null) {
    return { value: Number(pair[1]) * 1e3 + Number(pair[2]) / 1e6, ratio: null }
  }
  const [, number] = /^~?(-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?)/.exec(cell) ?? []
  if (number === undefined) return null
  const [, ratio] = /\((\d+(?:\.\d+)?)x\)/.exec(cell) ?? []
  return {
    value: Number(number.replaceAll(',', '')),
    ratio: ratio === undefined ? null : Number(ratio),
  }
}
