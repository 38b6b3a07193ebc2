import { describe, expect, it } from 'vitest'
import { geometricMeans, type MeasuredRow } from '../../src/analysis/geometric-means.ts'
import type { Coin } from '../../src/model/run/sample.ts'
import { rowOf } from './rows.ts'

const turns: readonly Coin[] = ['BH', 'HB', 'HB', 'BH', 'HB', 'BH', 'BH', 'HB']

function measured(name: string, order: readonly Coin[], isTold = true): MeasuredRow {
  return {
    row: rowOf([], { name, order }),
    evidence: {
      pairs: 8,
      droppedPairs: 0,
      look: 8,
      p: 1,
      effect: 0.1,
      equivalence: null,
      interval: isTold ? { low: 0.05, high: 0.15 } : null,
      spread: 0.08,
      level: 0.05,
      whole: null,
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

it('is one mean for each metric, in the order in which they appear', () => {
  const one = measured('a', turns)
  const cpu = { ...one, row: { ...one.row, metric: 'cpu' } }
  expect(geometricMeans([cpu, one, cpu]).map(({ metric, rows }) => [metric, rows])).toEqual([
    ['cpu', 2],
    ['time', 1],
  ])
})
