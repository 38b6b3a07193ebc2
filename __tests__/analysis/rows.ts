import type { JudgedRow, RowSeries, Table } from '../../src/model/judging/judged-row.ts'
import { judgeTable } from '../../src/analysis/judge-table.ts'
import { randomOf, type Random } from '../../src/model/random.ts'

/** A row with nothing special about it but its pairs. */
export function rowOf(pairs: RowSeries['pairs'], changes: Partial<RowSeries> = {}): RowSeries {
  return {
    name: 'row',
    metric: 'time',
    unit: 's',
    direction: 'lower',
    threshold: 0.02,
    pairs,
    order: [],
    contention: [],
    labels: { base: 'base', head: 'head' },
    early: null,
    costs: null,
    ...changes,
  }
}

/** A table under the standard plan. */
export function tableOf(rows: readonly RowSeries[], changes: Partial<Table> = {}): Table {
  return {
    alpha: 0.01,
    alphaEquivalence: 0.05,
    looks: [8, 12, 16, 24, 36, 60],
    early: false,
    joint: null,
    final: true,
    family: rows.length,
    rows,
    ...changes,
  }
}

/** What the judge says of a table of one row. */
export function judgeRow(row: RowSeries, changes: Partial<Table> = {}): JudgedRow {
  const judged = judgeTable(tableOf([row], changes)).rows[0]
  if (judged === undefined) throw new Error('expected one judged row, got none')
  return judged
}

/** Pairs around 1 whose log ratio is `effect` with normal noise. */
export function pairsOf(
  count: number,
  { effect = 0, noise = 0.01, seed = 1 }: { effect?: number; noise?: number; seed?: number } = {},
): [number, number][] {
  const random = randomOf(seed)
  return Array.from({ length: count }, () => {
    const base = Math.exp((noise / Math.SQRT2) * normalOf(random))
    return [base, Math.exp(effect + (noise / Math.SQRT2) * normalOf(random))]
  })
}

/** A standard normal number (Box and Muller 1958). */
export function normalOf(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
}
