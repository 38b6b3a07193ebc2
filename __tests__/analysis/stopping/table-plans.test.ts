import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstUsableLook } from '../../../src/analysis/stopping/stop-rule.ts'
import { blockTimes } from '../../../src/analysis/block-times.ts'
import { secondsToFirstLook, tablePlans } from '../../../src/analysis/stopping/table-plans.ts'
import type { Plan } from '../../../src/model/run/plan.ts'
import { pilotOf, samplesOf } from '../../fakes/journals.ts'
import { benchmarkOf, planOf } from '../../fakes/plans.ts'
import { gatingMetrics } from '../../fakes/results.ts'

/** A plan of benchmarks that take so many seconds a block, and their pilots. */
function timed(seconds: readonly number[], changes: Partial<Plan> = {}) {
  const ids = seconds.map((_, at) => `b${String(at)}`)
  const benchmarks = ids.map((id) => benchmarkOf(id))
  const plan = planOf({ benchmarks, metrics: [...gatingMetrics], ...changes })
  const pilots = ids.map((id, at) => pilotOf(id, { blockSeconds: seconds[at] ?? 0 }))
  return { plan, pilots, samples: [] }
}

function tables(run: Parameters<typeof tablePlans>[0]) {
  return tablePlans(run).map(({ benchmarks, policy }) => ({
    ids: benchmarks.map(({ id }) => id),
    looks: policy.looks,
  }))
}

const twenty = Array.from({ length: 20 }, (_, at) => (at === 4 ? 60 : 1))

describe('tablePlans', () => {
  it('is the plan itself without a budget, and with one that suffices', () => {
    for (const budgetSeconds of [null, 79 * 15]) {
      const run = timed(twenty, { budgetSeconds })
      expect(tablePlans(run)).toEqual([run.plan])
    }
  })

  it('gives the slow ones a table of their own that ends at the look the budget reaches', () => {
    // 15 pairs of all take 79 × 15 = 1,185 seconds; 12 of the slow one and 15 of the others 1,005.
    const [fast, slow] = tables(timed(twenty, { budgetSeconds: 1100 }))
    expect(slow).toEqual({ ids: ['b4'], looks: [8, 12] })
    expect(fast?.ids).toHaveLength(19)
    expect(fast?.looks).toEqual([8, 12, 16, 24, 36, 60])
  })

  it('ends the looks of all earlier when all are slow', () => {
    const all = tables(timed([60, 62, 45, 50, 55], { budgetSeconds: 12 * 272 }))
    expect(all).toEqual([{ ids: ['b0', 'b1', 'b2', 'b3', 'b4'], looks: [8, 12] }])
  })

  it('stays at one table when no table would reach a usable look', () => {
    const run = timed(twenty, { budgetSeconds: 600 })
    expect(tablePlans(run)).toEqual([run.plan])
  })

  it('believes the warm-up blocks more than the pilots, and no block that counts', () => {
    const run = timed([1, 1, 1, 1, 1], { budgetSeconds: 70 })
    const slow = samplesOf('b4', { count: 12 }).map((sample) => ({
      ...sample,
      startedAtSeconds: 5,
      seconds: sample.block.round === 0 ? 10 : 0.001,
    }))
    expect(tablePlans(run)).toEqual([run.plan])
    // 15 of 190 seconds are over after the warm-up: 12 pairs of 10 s and 12 of 4 s fit, 13 do not.
    const plan = { ...run.plan, budgetSeconds: 190 }
    const [first] = slow
    for (const samples of [slow, first === undefined ? [] : [first]]) {
      expect(tables({ ...run, plan, samples })).toMatchObject([
        { ids: ['b0', 'b1', 'b2', 'b3'] },
        { ids: ['b4'], looks: [8, 12] },
      ])
    }
  })

  it('counts what the pilots took, where no warm-up follows them', () => {
    const run = timed(twenty, { budgetSeconds: 1200 })
    expect(tablePlans(run)).toEqual([run.plan])
    const late = run.pilots.map((pilot, at) => ({
      ...pilot,
      ran: { startedAtSeconds: 4 * at, seconds: 4 },
    }))
    expect(tables({ ...run, pilots: late })).toMatchObject([
      { ids: { length: 19 } },
      { ids: ['b4'] },
    ])
  })

  it('loses and doubles no benchmark, and plans nothing beyond the budget', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.1, max: 100, noNaN: true }), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 20_000 }),
        fc.constantFrom(0, 0.1, 0.5),
        (seconds, budgetSeconds, controlShare) => {
          const run = timed(seconds, { budgetSeconds, controlShare })
          const { plan } = run
          const parts = tablePlans(run)
          const ids = parts.flatMap(({ benchmarks }) => benchmarks.map(({ id }) => id))
          expect(ids.toSorted()).toEqual(plan.benchmarks.map(({ id }) => id).toSorted())
          expect(parts.length).toBeLessThanOrEqual(2)
          if (parts[0] === plan) return
          const planned = parts.reduce(
            (sum, part) => sum + secondsToFirstLook(part, blockTimes(run)),
            0,
          )
          expect(planned).toBeLessThanOrEqual(budgetSeconds * (1 + 1e-9))
          for (const part of parts) {
            expect(firstUsableLook(part)).not.toBeNull()
            expect(plan.policy.looks.slice(0, part.policy.looks.length)).toEqual(part.policy.looks)
          }
        },
      ),
    )
  })
})

describe('firstUsableLook', () => {
  it('comes later the more tests share alpha, and not at all with too few pairs', () => {
    const first = (count: number): number | null =>
      firstUsableLook(timed(Array.from({ length: count }, () => 1)).plan)
    expect([first(1), first(2), first(20)]).toEqual([10, 11, 15])
    const { policy } = planOf()
    expect(firstUsableLook(planOf({ policy: { ...policy, looks: [8] } }))).toBeNull()
  })
})
