import { describe, expect, it } from 'vitest'
import type { Cost, JudgedRow, RowCosts, RowSeries } from '../../src/model/judging/judged-row.ts'
import { judgeRow, rowOf } from './rows.ts'

const usual: Cost = { mean: 1, farShare: 0, farTime: 0 }

/** Head's cost in each of `count` pairs of a row whose typical call is the same. */
function rowWith(count: number, headAt: (at: number) => Partial<Cost>, isTested = true): RowSeries {
  const costs: RowCosts = {
    isTested,
    pairs: Array.from({ length: count }, (_, at) => {
      // Both sides scatter by as much, in turns.
      const own = { ...usual, mean: 1 + (at % 4 === 1 ? 0.003 : 0) }
      return { base: own, head: { ...own, ...headAt(at) } }
    }),
  }
  return rowOf(values(count), { costs })
}

function values(count: number, headAt: (at: number) => number = () => 1): [number, number][] {
  return Array.from({ length: count }, (_, at) => [1, headAt(at) + (at % 2 === 0 ? 1e-4 : -1e-4)])
}

function told({ verdict, warnings }: JudgedRow): readonly (string | undefined)[] {
  return [verdict, ...warnings.filter(({ code }) => code === 'whole-cost').map(({ text }) => text)]
}

const waits = { mean: 1.58, farShare: 0.02, farTime: 30 }

describe('a row whose typical call is the same', () => {
  it('is the same where all calls together are', () => {
    expect(told(judgeRow(rowWith(8, () => ({ mean: 1.015, farShare: 0.1, farTime: 2 }))))).toEqual([
      'unchanged',
    ])
  })

  it('is slower where the sum is certain within the alpha of the table, with figures of its own', () => {
    const judged = judgeRow(
      rowWith(12, () => waits),
      { family: 2 },
    )
    expect(told(judged)).toEqual([
      'regression',
      'the typical call is the same; head’s slowest 2% take 30 times as long, 58% more in all',
    ])
    expect(judged.estimate).toBeCloseTo(0.58, 2)
    expect(judged.ci[0]).toBeGreaterThan(0.5)
    expect(judged.pAdjusted).toBeLessThanOrEqual(0.01)
  })

  it('shares the alpha with all tests: with too many of them it is held back', () => {
    const judged = judgeRow(
      rowWith(12, () => waits),
      { family: 200 },
    )
    expect(told(judged)[0]).toBe('inconclusive')
    expect(judged.estimate).toBeCloseTo(0, 3)
    expect(judged.pairsToSettle).toBeGreaterThan(0)
  })

  it('is held back by the sum where nothing claims it', () => {
    const judged = judgeRow(rowWith(12, () => ({ mean: 1.1 }), false))
    expect(told(judged)).toEqual([
      'inconclusive',
      'the typical call is the same; all calls of head together take 9.9% more in all',
    ])
  })

  it('is held back by the number of pairs with more far calls, where one pair outweighs the sum', () => {
    // Of six pairs head has more in all, and what one of them costs hides that from the sum.
    const farAt = (at: number): Partial<Cost> =>
      at > 5 ? {} : { mean: at === 0 ? 2 : 0.999, farShare: 0.02, farTime: 6 }
    expect(told(judgeRow(rowWith(12, farAt)))[0]).toBe('inconclusive')
    expect(told(judgeRow(rowWith(12, (at) => ({ ...farAt(at), farShare: 0 }))))[0]).toBe(
      'unchanged',
    )
  })

  it.each([
    [1, ['unchanged']],
    [
      2,
      [
        'inconclusive',
        'the typical call is the same; head’s slowest 2 of 24 processes take 1.5 times as long, 4.1% more in all',
      ],
    ],
  ])('is held back by far processes of head: %i of 24', (count, expected) => {
    const speedAt = (at: number): number => (at < count ? 1.5 : 1)
    const row = {
      ...rowWith(24, (at) => ({ mean: speedAt(at) }), false),
      pairs: values(24, speedAt),
    }
    expect(told(judgeRow(row))).toEqual(expected)
    expect(judgeRow({ ...row, costs: null }).verdict).toBe('unchanged')
  })

  it('says the mirrored words when the sides change places', () => {
    const row = rowWith(12, () => waits)
    const costs = {
      isTested: true,
      pairs: row.costs?.pairs.map(({ base, head }) => ({ base: head, head: base })) ?? [],
    }
    const mirrored = judgeRow({ ...row, costs, pairs: row.pairs.map(([b, h]) => [h, b]) })
    expect(told(mirrored)).toEqual([
      'improvement',
      'the typical call is the same; base’s slowest 2% take 30 times as long, 58% more in all',
    ])
  })

  it('is judged by its centre in a journal of before', () => {
    expect(told(judgeRow({ ...rowWith(12, () => waits), costs: null }))).toEqual(['unchanged'])
  })
})

it('a row whose typical call has changed is unknown where all calls together have certainly changed to the other side', () => {
  const faster = values(16, () => 0.9)
  expect(judgeRow({ ...rowWith(16, () => ({})), pairs: faster }).verdict).toBe('improvement')
  expect(told(judgeRow({ ...rowWith(16, () => waits), pairs: faster }))).toEqual([
    'inconclusive',
    'head’s slowest 2% take 32 times as long, 58% more in all',
  ])
})
