import { expect, it } from 'vitest'
import { tableOf, type TableRequest } from '../../src/analysis/table-of.ts'
import { metrics as allMetrics } from '../../src/metrics/index.ts'
import { samplesOf } from '../fakes/journals.ts'
import { planOf } from '../fakes/plans.ts'
import { gatingMetrics, informingMetrics } from '../fakes/results.ts'

const metrics = [...gatingMetrics, ...informingMetrics]
const samples = [
  ...samplesOf('one', { count: 3, metrics: ['time', 'cpu', 'gc-pause'] }),
  ...samplesOf('one', { count: 2, metrics: ['time'], kind: 'control' }),
  ...samplesOf('two', { count: 4 }),
]

function table(changes: Partial<TableRequest> = {}) {
  return tableOf({ plan: planOf({ metrics }), samples, isGating: true, final: true, ...changes })
}

const namesOf = ({ rows }: ReturnType<typeof table>) =>
  rows.map(({ name, metric, pairs }) => `${name} ${metric} ${pairs.length}`)

it('has a row for every benchmark and gating metric with a pair, warm-up and control left out', () => {
  expect(namesOf(table())).toEqual(['one time 3', 'one cpu 3', 'two time 4'])
})

it('holds what only informs, or only the control, when asked for it', () => {
  expect(namesOf(table({ isGating: false }))).toEqual(['one gc-pause 3'])
  expect(namesOf(table({ kind: 'control' }))).toEqual(['one time 2'])
})

it('keeps the family that the plan fixed, whatever failed or yielded nothing', () => {
  expect(table().family).toBe(6)
  expect(table({ samples: [] })).toMatchObject({ family: 6, rows: [] })
  expect(table({ plan: planOf({ benchmarks: [] }) }).family).toBe(1)
})

it('has what all calls cost beside what gates, and one more test for each row whose calls are timed', () => {
  const means = { 'mean-time': 3, 'far-share': 0.5, 'far-time': 5 }
  const plan = planOf({
    metrics: [...metrics, ...allMetrics.filter(({ assume }) => assume === 'beside')],
  })
  const known = samples.map((sample) => ({ ...sample, head: { ...sample.head, ...means } }))
  const costsIn = (changes: Partial<TableRequest>): readonly unknown[] =>
    table(changes).rows.map(({ metric, costs }) => [
      metric,
      costs?.isTested ?? null,
      costs?.pairs[0]?.head,
    ])
  const [cpu] = samples.flatMap(({ block, head }) => (block.round > 0 ? [head['cpu']] : []))
  expect(costsIn({ plan, samples: known }).slice(0, 2)).toEqual([
    ['time', true, { mean: 3, farShare: 0.5, farTime: 5 }],
    ['cpu', false, { mean: cpu, farShare: 0, farTime: 0 }],
  ])
  expect(table({ plan }).family).toBe(table().family + 2)
  // A run of before, what only informs, and base against itself are judged by their pairs alone.
  for (const alone of [
    { samples: known },
    { plan, isGating: false },
    { plan, kind: 'control' } as const,
  ])
    expect(costsIn(alone)).toEqual(table(alone).rows.map(({ metric }) => [metric, null, undefined]))
})
