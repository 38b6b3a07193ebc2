import { describe, expect, it } from 'vitest'
import { gatingTests } from '../../src/analysis/stopping/judging-plan.ts'
import { resultOf } from '../../src/analysis/result-of.ts'
import { tableOf } from '../../src/analysis/table-of.ts'
import { renderTerminal } from '../../src/render/terminal/terminal.ts'
import { outcomeOf } from '../../src/model/judging/outcome.ts'
import type { Metric } from '../../src/model/judging/metric.ts'
import type { Sample } from '../../src/model/run/sample.ts'
import { journalOf, samplesOf } from '../fakes/journals.ts'
import { benchmarkOf, planOf, timeMetric } from '../fakes/plans.ts'

const own = (changes: Partial<Metric> = {}): Metric => ({
  ...timeMetric,
  id: 'misses',
  label: 'misses',
  unit: 'count',
  gates: false,
  own: true,
  ...changes,
})

const planWith = (metric: Metric, gates?: string[]) =>
  planOf({
    metrics: [timeMetric, metric],
    benchmarks: [
      benchmarkOf('one', { metrics: ['misses'], ...(gates === undefined ? {} : { gates }) }),
      benchmarkOf('two'),
    ],
  })

const counted = (base: number, head: (at: number) => number): readonly Sample[] =>
  samplesOf('one', { count: 8 }).map((sample, at) => ({
    ...sample,
    base: { ...sample.base, misses: base },
    head: { ...sample.head, misses: head(at) },
  }))

describe('a metric that only one benchmark reports', () => {
  it('gates that benchmark alone, and counts once in the family', () => {
    expect(gatingTests(planWith(own()))).toBe(2)
    expect(gatingTests(planWith(own({ gates: true })))).toBe(3)
    expect(gatingTests(planWith(own(), ['misses']))).toBe(2)
  })

  it('takes the place of time where the benchmark says so', () => {
    const plan = planWith(own(), ['misses'])
    const samples = [...counted(10, () => 10), ...samplesOf('two', { count: 8 })]
    const rowsOf = (gating: boolean) =>
      tableOf({ plan, samples, isGating: gating, final: true }).rows.map(({ name, metric }) => [
        name,
        metric,
      ])
    expect(rowsOf(true)).toEqual([
      ['one', 'misses'],
      ['two', 'time'],
    ])
    expect(rowsOf(false)).toEqual([['one', 'time']])
  })

  it('is compared as it is when it is exact, and fails the check when it gates', () => {
    const exact = own({ assume: 'exact', gates: true })
    const findingFor = (samples: readonly Sample[]) => {
      const result = resultOf(journalOf(planWith(exact), { one: samples }))
      return {
        conclusion: result.conclusion,
        finding: result.findings.find(({ metric }) => metric === 'misses'),
      }
    }
    expect(findingFor(counted(10, () => 12))).toMatchObject({
      conclusion: 'failure',
      finding: { verdict: 'regression', baseCentre: 10, headCentre: 12, judged: null },
    })
    expect(findingFor(counted(10, () => 10)).finding?.verdict).toBe('unchanged')
    expect(findingFor(counted(0, () => 0)).finding?.verdict).toBe('unchanged')
    expect(findingFor(counted(10, () => 12).slice(0, 7)).finding).toBeUndefined()
    // A value that differs between runs of one side is not exact.
    expect(findingFor(counted(10, (at) => 10 + at))).toMatchObject({
      conclusion: 'neutral',
      finding: { verdict: 'inconclusive', judged: null },
    })
  })

  it.each([
    ['none', 0, 0, 'lower', 'passed'],
    ['more than none', 0, 7, 'lower', 'undecided'],
    ['none where base has some', 7, 0, 'lower', 'passed'],
    ['none of what should be high', 7, 0, 'higher', 'undecided'],
  ] as const)('leaves the check open where head has %s', (_, base, head, better, outcome) => {
    const plan = planWith(own({ gates: true, better }))
    const series = {
      one: counted(base, () => head),
      two: samplesOf('two', { count: 8, noise: 1e-4 }),
    }
    const steady = series.one.map((sample) => ({
      ...sample,
      base: { ...sample.base, time: 1 },
      head: { ...sample.head, time: 1 },
    }))
    expect(outcomeOf(resultOf(journalOf(plan, { ...series, one: steady })))).toBe(outcome)
  })

  it.each([
    ['exact', 10, (at: number) => 10 + at, 'runs of one side disagree on it, so it is unknown'],
    ['nothing', 0, () => 7, 'there is no ratio to 0, so it is unknown'],
  ] as const)('says why it is open (%s)', (assume, base, head, words) => {
    const plan = planWith(own({ gates: true, assume }))
    const result = resultOf(journalOf(plan, { one: counted(base, head) }))
    expect(renderTerminal(result, { width: 200, colours: false })).toContain(words)
  })
})
