import { describe, expect, it } from 'vitest'
import { aboveFloor } from '../../src/analysis/findings/floors.ts'
import { resultOf } from '../../src/analysis/result-of.ts'
import type { Result } from '../../src/model/judging/result.ts'
import { journalOf, samplesOf, type SeriesFacts } from '../fakes/journals.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'
import { judgeRow, pairsOf, rowOf } from './rows.ts'

const plan = planOf({ benchmarks: [benchmarkOf('one')] })
const slower = { count: 24, effect: 0.05, noise: 0.004 }

/** The result of pairs of one benchmark, and of base against a second build that shows this. */
function judged(pairs: SeriesFacts, twin: Omit<SeriesFacts, 'kind'>): Result {
  const samples = [
    ...samplesOf('one', pairs),
    ...samplesOf('one', { seed: 9, ...twin, kind: 'rebuild' }),
  ]
  return resultOf(journalOf(plan, { one: samples }))
}

describe('the rebuild control', () => {
  it('calls a change that the twin of base does not show', () => {
    const result = judged(slower, { count: 24, noise: 0.004 })
    expect(result.findings[0]).toMatchObject({ verdict: 'regression', threshold: 0.02 })
    expect(result.pairs).toBe(24)
    expect(result.warnings).toEqual([])
  })

  it('calls no change as large as the twin shows, and says why', () => {
    const { findings, conclusion } = judged(slower, {
      count: 24,
      effect: -0.08,
      noise: 0.004,
    })
    expect(findings[0]?.threshold).toBeCloseTo(Math.exp(0.08) - 1, 2)
    expect(findings[0]).toMatchObject({ verdict: 'unchanged', beyondLimit: false })
    expect(conclusion).toBe('success')
  })

  it('takes back a call that only the interval carries beyond the floor, and says why', () => {
    const row = judgeRow(rowOf(pairsOf(24, { effect: 0.05 })))
    const floor = { name: 'row', metric: 'time', ratio: 0.06 }
    const taken = aboveFloor(row, [floor])
    expect(taken).toMatchObject({ verdict: 'inconclusive', pairsToSettle: 0 })
    expect(taken.warnings[0]).toMatchObject({
      code: 'rebuild',
      text: expect.stringContaining('looks worse, but two builds of base differ in time'),
    })
    expect(aboveFloor(row, [{ ...floor, ratio: 0.01 }])).toEqual(row)
    expect(aboveFloor(row, [{ ...floor, metric: 'cpu' }])).toEqual(row)
  })

  it('still calls a change that is larger', () => {
    const result = judged({ ...slower, effect: 0.2 }, { count: 24, effect: 0.05, noise: 0.004 })
    expect(result.findings[0]).toMatchObject({ verdict: 'regression', beyondLimit: true })
  })
})
