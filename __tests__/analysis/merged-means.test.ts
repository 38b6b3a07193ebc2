import { describe, expect, it } from 'vitest'
import { judgeTable } from '../../src/analysis/judge-table.ts'
import { mergedMeans } from '../../src/analysis/geometric-means.ts'
import { pairsOf, rowOf, tableOf } from './rows.ts'

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
