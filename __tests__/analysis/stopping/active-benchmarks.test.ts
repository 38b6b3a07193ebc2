import { describe, expect, it } from 'vitest'
import { activeBenchmarksOf } from '../../../src/analysis/stopping/active-benchmarks.ts'
import type { Sample } from '../../../src/model/run/sample.ts'
import { samplesOf, warmedUpInTurn } from '../../fakes/journals.ts'
import { benchmarkOf, planOf } from '../../fakes/plans.ts'

describe('activeBenchmarksOf', () => {
  const ids = Array.from({ length: 10 }, (_, at) => `b${at}`)
  const plan = planOf({ benchmarks: ids.map((id) => benchmarkOf(id)) })
  const warmedUp = (pairs: (id: string) => number): readonly Sample[] =>
    warmedUpInTurn(
      ids.flatMap((id) =>
        samplesOf(id, { count: pairs(id), noise: 0.05, seconds: 1 + Number(id.slice(1)) / 10 }),
      ),
    )
  const unbegun = warmedUp(() => 0)
  const within = (budgetSeconds: number | null, samples = unbegun): readonly string[] =>
    activeBenchmarksOf({ plan: { ...plan, budgetSeconds }, pilots: [], samples, failures: [] }).live

  it('begins as many as can be called in the time, those that take least', () => {
    const live = within(60)
    expect(live.length).toBeGreaterThan(1)
    expect(live).toEqual(ids.slice(0, live.length))
    expect(within(40).length).toBeLessThan(live.length)
    expect(within(1)).toEqual(['b0'])
  })

  it('begins more where several blocks are measured at once', () => {
    const begun = 10
    const atOnce = unbegun.map((sample) => ({
      ...sample,
      startedAtSeconds: begun + (sample.startedAtSeconds - begun) / 2,
    }))
    expect(within(60, atOnce).length).toBeGreaterThan(1.5 * within(60).length)
  })

  it('begins all where there is room, and before it is known how long they take', () => {
    expect(within(null)).toEqual(ids)
    expect(within(600)).toEqual(ids)
    expect(within(60, [])).toEqual(ids)
  })
})
