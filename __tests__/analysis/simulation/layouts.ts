import type { RowSeries } from '../../../src/model/judging/judged-table.ts'
import type { Random } from '../../../src/model/random.ts'
import { normalOf, rowOf } from '../rows.ts'

/** How code is laid for the pairs of a row. */
export type Laying =
  /** Each side is linked once. */
  | 'once'
  /** Each side is linked anew for every pair. */
  | 'anew'

/** A row of an addon. */
export interface LaidRow {
  readonly name: string
  readonly pairs: number
  /** True head / base − 1 at any one place. */
  readonly change: number
  /** Standard deviation of the log of what a place costs. */
  readonly layout: number
  /** Standard deviation of a pair's log ratio at one place. */
  readonly noise: number
  readonly laying: Laying
}

/** Places of a cache line that a function can begin at. */
const places = 4

/**
 * Pairs of code whose cost depends on where it lies: a cost for each of four places, drawn for the row, and
 * a bit for all else that a link changes. Head's code, one function longer, lies one place further.
 */
export function laidRow(
  { name, pairs, change, layout, noise, laying }: LaidRow,
  random: Random,
): RowSeries {
  const costs = Array.from({ length: places }, () => layout * normalOf(random))
  const draw = (): number => {
    const cost = costs[random.between(0, places - 1)] ?? 0
    return cost + (layout / 4) * normalOf(random)
  }
  const fixed = { base: draw(), head: draw() }
  const effect = Math.log1p(change)
  const order = Array.from({ length: pairs }, () => (random.coin() ? 'BH' : 'HB'))
  const dealt = order.map((): [number, number] => {
    const lies = laying === 'once' ? fixed : { base: draw(), head: draw() }
    const half = noise / Math.SQRT2
    return [
      Math.exp(lies.base + half * normalOf(random)),
      Math.exp(lies.head + effect + half * normalOf(random)),
    ]
  })
  return rowOf(dealt, { name, threshold: 0.02, order })
}
