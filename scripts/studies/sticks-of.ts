import { type Side, sides } from '../../src/model/build/side.ts'
import { groupedBy } from '../../src/model/grouped-by.ts'
import type { MeasuredTable } from '../../src/parts/studies/measured-tables.ts'

/** A candlestick of a row; its values ascend except for the mean, which may be anywhere. */
export interface Stick {
  readonly row: string
  readonly side: Side
  readonly least: number
  readonly lower: number
  readonly mean: number
  readonly upper: number
  readonly most: number
}

/** The candlesticks of a table that is drawn: one for each row and side with all five values. */
export function sticksOf({ candlestick, cells }: MeasuredTable): readonly Stick[] {
  if (candlestick !== true) return []
  return [...groupedBy(cells, ({ row }) => row)].flatMap(([row, rowCells]) =>
    sides.flatMap((side) => {
      const [least, lower, mean, upper, most] = rowCells.flatMap(({ values }) => values[side] ?? [])
      if (least === undefined || lower === undefined || mean === undefined) return []
      if (upper === undefined || most === undefined) return []
      return [{ row, side, least, lower, mean, upper, most }]
    }),
  )
}
