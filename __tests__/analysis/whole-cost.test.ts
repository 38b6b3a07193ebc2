import { describe, expect, it } from 'vitest'
import type { Cost, JudgedRow, RowCosts, RowSeries } from '../../src/model/judging/judged-row.ts'
import { resultOf } from '../../src/analysis/result-of.ts'
import { metrics as allMetrics } from '../../src/metrics/index.ts'
import { outcomeOf } from '../../src/model/judging/outcome.ts'
import { journalOf, samplesOf } from '../fakes/journals.ts'
import { benchmarkOf, planOf, timeMetric } from '../fakes/plans.ts'
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

  it('says no more where the interval in all begins where that of its centre ends', () => {
    const pairs = Array.from({ length: 12 }, (_, at) => ({
      base: usual,
      head: { ...usual, mean: at === 5 ? 2 : 1 },
    }))
    const equal = pairs.map((): [number, number] => [1, 1])
    const judged = judgeRow(rowOf(equal, { costs: { isTested: true, pairs } }))
    expect([judged.verdict, judged.ci, judged.atWorst]).toEqual(['unchanged', [0, 0], undefined])
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
      'the typical call is the same; all calls of head together take 9.9% more',
    ])
  })

  it.each([
    ['far calls', { mean: 1.31, farShare: 0.001, farTime: 2.4 }, () => 1],
    ['a far process', { mean: 1.31 }, (at: number) => (at === 0 ? 1.04 : 1)],
  ])('does not name %s that cost little of what there is more', (_name, cost, speedAt) => {
    const row = { ...rowWith(12, () => cost), pairs: values(12, speedAt) }
    expect(told(judgeRow(row))[1]).toBe(
      'the typical call is the same; all calls of head together take 31% more',
    )
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

describe('a row whose typical call has changed', () => {
  it('is unknown where all calls together have certainly changed to the other side', () => {
    const faster = values(16, () => 0.9)
    expect(judgeRow({ ...rowWith(16, () => ({})), pairs: faster }).verdict).toBe('improvement')
    expect(told(judgeRow({ ...rowWith(16, () => waits), pairs: faster }))).toEqual([
      'inconclusive',
      'head’s slowest 2% take 32 times as long, 58% more in all',
    ])
  })

  it('is unknown, not faster, as soon as all calls together perhaps cost more', () => {
    const costs = (at: number): Partial<Cost> => (at % 3 === 0 ? { mean: 0.5 } : waits)
    const row = { ...rowWith(12, costs), pairs: values(12, () => 0.9) }
    expect(judgeRow({ ...row, costs: null }, { family: 2 }).verdict).toBe('improvement')
    expect(judgeRow(row, { family: 2 }).verdict).toBe('inconclusive')
  })

  it('is slower by its centre and says what all calls cost, where that is far more', () => {
    const row = { ...rowWith(12, () => waits), pairs: values(12, () => 1.1) }
    const judged = judgeRow(row)
    expect(told(judged)).toEqual([
      'regression',
      'head’s slowest 2% take 29 times as long, 58% more in all',
    ])
    expect(judged.ci[1]).toBeLessThan(0.11)
    expect(judged.atWorst).toBeGreaterThan(0.5)
    const asDear = { ...rowWith(12, () => ({ mean: 1.1 })), pairs: row.pairs }
    expect(judgeRow(asDear).atWorst).toBeUndefined()
  })
})

describe('the check', () => {
  const costly = { 'mean-time': 1.5, 'far-share': 0.02, 'far-time': 30 }

  // A mean costs more in all blocks of head: certain in many, and doubted in six.
  it.each([
    ['all calls cost the same', 24, 0, {}, 'passed'],
    ['all calls perhaps cost more', 7, 0, costly, 'undecided'],
    ['all calls certainly cost more', 24, 0, costly, 'regression'],
    ['it is slower within the limit', 24, 0.03, { 'mean-time': 1.03 }, 'passed'],
    ['it is slower within the limit, and beyond it in all', 24, 0.03, costly, 'undecided'],
  ])('of a row where %s', (_, count, effect, ofHead, outcome) => {
    const samples = samplesOf('one', { count, effect, noise: 1e-4 }).map((sample) => ({
      ...sample,
      base: { ...sample.base, 'mean-time': 1, 'far-share': 0 },
      head: { ...sample.head, 'mean-time': 1, 'far-share': 0, ...ofHead },
    }))
    const beside = allMetrics.filter(({ assume }) => assume === 'beside')
    const metrics = [timeMetric, ...beside]
    const plan = planOf({ benchmarks: [benchmarkOf('one')], metrics })
    const limited = { ...plan, policy: { ...plan.policy, limit: 0.1 } }
    expect(outcomeOf(resultOf(journalOf(limited, { one: samples })))).toBe(outcome)
  })
})
