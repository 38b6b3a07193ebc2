import { mean } from 'simple-statistics'
import { areFarApart } from '../../../src/analysis/layouts/cycled-benchmarks.ts'
import type { RowSeries } from '../../../src/model/judging/judged-row.ts'
import { linksOfCycle } from '../../../src/model/run/placement.ts'
import type { Random } from '../../../src/model/random.ts'
import { normalOf, rowOf } from '../rows.ts'

/** How code is laid for the pairs of a row. */
export type Laying =
  /** Each side is linked once. */
  | 'once'
  /** Each side is linked anew for every pair. */
  | 'anew'
  /** The same; rows whose pairs are far apart go over to cycles of links, as the program's do. */
  | 'cycles'

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
const places = linksOfCycle

/** Pairs before the first look, after which nothing is decided about cycles any more. */
const pairsBefore = 7

/**
 * Pairs of code whose cost depends on where it lies: a cost for each of four places, drawn for the row, and
 * a bit for all else that a link changes. Head's code, one function longer, lies one place further.
 */
export function laidRow(
  { name, pairs, change, layout, noise, laying }: LaidRow,
  random: Random,
): RowSeries {
  const costs = Array.from({ length: places }, () => layout * normalOf(random))
  const costAt = (place: number): number => (costs[place] ?? 0) + (layout / 4) * normalOf(random)
  const draw = (): number => costAt(random.between(0, places - 1))
  const drawCycle = (): number => mean(costs.map((_, place) => costAt(place)))
  const fixed = { base: draw(), head: draw() }
  const effect = Math.log1p(change)
  const dealtBy = (lay: () => number): [number, number] => {
    const lies = laying === 'once' ? fixed : { base: lay(), head: lay() }
    const half = noise / Math.SQRT2
    return [
      Math.exp(lies.base + half * normalOf(random)),
      Math.exp(lies.head + effect + half * normalOf(random)),
    ]
  }
  const order = Array.from({ length: pairs }, () => (random.coin() ? 'BH' : 'HB'))
  const singles = order.map(() => dealtBy(draw))
  const dealt =
    laying === 'cycles' && goesOver(singles) ? order.map(() => dealtBy(drawCycle)) : singles
  return rowOf(dealt, { name, threshold, order })
}

const threshold = 0.02

function goesOver(pairs: readonly (readonly [number, number])[]): boolean {
  const sizes = pairs.map(([base, head]) => Math.abs(Math.log(head / base)))
  return Array.from({ length: pairsBefore }, (_, at) => sizes.slice(0, at + 1)).some((known) =>
    areFarApart(known, threshold),
  )
}
