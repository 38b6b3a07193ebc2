import { describe, expect, it } from 'vitest'
import {
  geometricMeans,
  type MeasuredRow,
  mergedMeans,
} from '../../src/analysis/geometric-means.ts'
import type { Coin } from '../../src/model/run/block.ts'
import { judgeTable } from '../../src/analysis/judge-table.ts'
import { pairsOf, rowOf, tableOf } from './rows.ts'

const turns: readonly Coin[] = ['BH', 'HB', 'HB', 'BH', 'HB', 'BH', 'BH', 'HB']

function measured(name: string, order: readonly Coin[], isTold = true): MeasuredRow {
  return {
    row: {
      ...rowOf([], { name, order }),
      columns: { base: new Float64Array(8), head: new Float64Array(8) },
    },
    evidence: {
      pairs: 8,
      dropped: 0,
      look: 8,
      p: 1,
      effect: 0.1,
      equivalence: null,
      interval: isTold ? { low: 0.05, high: 0.15 } : null,
      spread: 0.08,
    },
  }
}

function reachOf(rows: readonly MeasuredRow[]): number {
  const [mean] = geometricMeans(rows)
  const [low, high] = mean?.ci ?? [0, 0]
  return (Math.log1p(high) - Math.log1p(low)) / 2
}

describe('geometric means', () => {
  const alone = reachOf([measured('a', turns)])

  it('adds the errors of rows that take turns of their own as independent', () => {
    expect(alone).toBeCloseTo((1.959964 * 0.08) / Math.sqrt(8), 6)
    const other = turns.toReversed()
    expect(reachOf([measured('a', turns), measured('b', other)])).toBeCloseTo(alone / Math.SQRT2, 6)
    expect(reachOf([measured('a', []), measured('b', [])])).toBeCloseTo(alone / Math.SQRT2, 6)
  })

  it('is no surer by more rows of one process, which share what disturbs them', () => {
    const suite = ['a', 'b', 'c', 'd'].map((name) => measured(name, turns))
    expect(reachOf(suite)).toBeCloseTo(alone, 6)
  })

  it('counts rows that have an interval of their own', () => {
    const [mean] = geometricMeans([measured('a', turns), measured('b', turns, false)])
    expect(mean?.rows).toBe(1)
    expect(geometricMeans([measured('a', turns, false)])).toEqual([])
  })
})

const rows = [1, 2, 3, 4, 5].map((seed) =>
  rowOf(pairsOf(16, { seed, effect: seed / 100 }), { name: `row ${String(seed)}` }),
)

describe('mergedMeans', () => {
  it('gives what all rows give in one table', () => {
    const parts = [rows.slice(0, 2), rows.slice(2)].flatMap(
      (part) => judgeTable(tableOf(part, { family: 5 })).geometricMeans,
    )
    const [whole] = judgeTable(tableOf(rows)).geometricMeans
    const [merged] = mergedMeans(parts)
    expect(merged?.rows).toBe(5)
    expect(merged?.estimate).toBeCloseTo(whole?.estimate ?? 0, 12)
    expect(merged?.ci[0]).toBeCloseTo(whole?.ci[0] ?? 0, 12)
    expect(merged?.ci[1]).toBeCloseTo(whole?.ci[1] ?? 0, 12)
  })

  it('leaves a single table as it is, and metrics apart', () => {
    const one = { metric: 'time', estimate: 0.1, ci: [0, 0.2] as [number, number], rows: 3 }
    const other = { ...one, metric: 'cpu' }
    expect(mergedMeans([one, other])).toEqual([one, other])
    expect(mergedMeans([])).toEqual([])
  })
})
