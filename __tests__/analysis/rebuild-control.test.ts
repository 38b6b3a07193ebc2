import { describe, expect, it } from 'vitest'
import { aboveFloor } from '../../src/analysis/findings/floors.ts'
import { activeBenchmarksOf } from '../../src/analysis/stopping/active-benchmarks.ts'
import { rebuildFloors } from '../../src/analysis/findings/rebuild-floors.ts'
import { resultOf } from '../../src/analysis/result-of.ts'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import { resultSchema, type Result } from '../../src/model/judging/result.ts'
import { journalOf, samplesOf, type SeriesFacts } from '../fakes/journals.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'
import { buildOf } from '../fakes/results.ts'
import { judgeRow, pairsOf, rowOf } from './rows.ts'

const plan = planOf({ benchmarks: [benchmarkOf('one')], rebuildControl: true })
const slower = { count: 24, effect: 0.05, noise: 0.004 }

/** The result of pairs of one benchmark, and of base against a control build that shows this. */
function judged(pairs: SeriesFacts, twin: Omit<SeriesFacts, 'kind'>): Result {
  const samples = [
    ...samplesOf('one', pairs),
    ...samplesOf('one', { seed: 9, ...twin, kind: 'rebuild' }),
  ]
  const [first, ...rest] = journalOf(plan, { one: samples })
  if (first?.type !== 'run') throw new Error('expected a run, got something else')
  const entries = [{ ...first, twin: buildOf('base') }, ...rest]
  const text = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
  const result = resultOf(parseJournal(text, 'journal'))
  expect(result).toEqual(resultOf(entries))
  expect(resultSchema.parse(result)).toEqual(result)
  return result
}

describe('the rebuild control', () => {
  it('calls a change that the twin of base does not show', () => {
    const result = judged(slower, { count: 24, noise: 0.004 })
    expect(result.findings[0]).toMatchObject({ verdict: 'regression', threshold: 0.02 })
    expect(result.rebuildControl?.pairs).toBe(24)
    for (const { ratio } of result.rebuildControl?.floors ?? []) expect(ratio).toBeLessThan(0.02)
    expect(result.pairs).toBe(24)
    expect(result.warnings).toEqual([])
  })

  it('calls no change as large as the twin shows, and says why', () => {
    const { rebuildControl, findings, conclusion } = judged(slower, {
      count: 24,
      effect: -0.08,
      noise: 0.004,
    })
    const [floor] = rebuildControl?.floors ?? []
    expect(floor).toMatchObject({ benchmarkId: 'one', metric: 'time' })
    expect(floor?.ratio).toBeCloseTo(Math.exp(0.08) - 1, 2)
    expect(findings[0]?.threshold).toBe(floor?.ratio)
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

  it('looks at the run with the floors that it will be judged by', () => {
    const samples = [
      ...samplesOf('one', { ...slower, count: 8 }),
      ...samplesOf('one', { count: 8, effect: 0.08, noise: 0.002, seed: 9, kind: 'rebuild' }),
    ]
    expect(rebuildFloors({ plan, samples })).toHaveLength(1)
    const run = { plan, samples, pilots: [], failures: [] }
    const without = { ...run, plan: planOf({ benchmarks: plan.benchmarks }) }
    expect([activeBenchmarksOf(run).rows, activeBenchmarksOf(without).rows]).toEqual([1, 1])
    expect(rebuildFloors(without)).toEqual([])
  })
})
