import { describe, expect, it } from 'vitest'
import { metrics } from '../../src/metrics/index.ts'
import { trustedPlan, type TrustedFacts } from '../../src/plan/trusted-plan.ts'
import { pullRevisions } from '../fakes/live-run.ts'
import { type Benchmark, comparesSides } from '../../src/model/run/benchmark.ts'
import { axisFromText, contestsOnAxes } from '../../src/plan/contenders/contests-on-axes.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'

describe('the plan of a run that is not believed', () => {
  const plan = planOf()
  const [time] = metrics
  if (time === undefined) throw new Error('there is no metric')
  const lenient = {
    ...plan,
    metrics: [
      { ...time, threshold: 9, gates: false },
      { ...time, id: 'made-up', gates: true },
    ],
    benchmarks: plan.benchmarks.map((benchmark) => ({ ...benchmark, threshold: 5 })),
    policy: { ...plan.policy, alpha: 0.4, limit: 10 },
  }
  const rows = new Set(plan.benchmarks.map(({ id }) => id))
  const ours: TrustedFacts = { revisions: pullRevisions, settings: {}, metrics, rows }

  it('has our commits, limits, thresholds and metrics', () => {
    const { revisions, metrics: known, benchmarks, policy } = trustedPlan(lenient, ours)
    expect(revisions).toEqual(pullRevisions)
    expect(known[0]).toEqual(time)
    expect(known[1]).toMatchObject({ id: 'made-up', gates: false })
    expect(benchmarks.every(({ threshold }) => threshold === null)).toBe(true)
    expect(policy).toEqual({ ...plan.policy, alpha: 0.01, alphaEquivalence: 0.05, limit: null })
  })

  it('has those that base and the trusted workflow give', () => {
    const settings = { limit: 0.05, alpha: 0.05, threshold: 0.03 }
    const trusted = trustedPlan(lenient, { ...ours, settings })
    expect(trusted.policy).toMatchObject({ alpha: 0.05, limit: 0.05 })
    expect(trusted.metrics[0]?.threshold).toBe(0.03)
  })

  it('counts contenders only beside the rows of base and head that they are', () => {
    const libraries = ['async', 'q'].map((library) =>
      benchmarkOf(`chain library=${library}`, { name: 'chain', parameters: { library } }),
    )
    const [contest] = contestsOnAxes(libraries, [axisFromText('library=async,q')])
    if (contest === undefined) throw new Error('expected a contest, got none')
    const idsIn = (benchmarks: readonly Benchmark[]): readonly string[] => {
      const ofSides = new Set(benchmarks.filter(comparesSides).map(({ id }) => id))
      const claimed = planOf({ benchmarks: [...benchmarks] })
      return trustedPlan(claimed, { ...ours, rows: ofSides }).benchmarks.map(({ id }) => id)
    }
    expect(idsIn([...libraries, contest])).toEqual([...libraries, contest].map(({ id }) => id))
    expect(idsIn([contest])).toEqual([])
    // A stranger who names one row that exists has not shown the other.
    for (const library of libraries) expect(idsIn([library, contest])).toEqual([library.id])
    const [first] = libraries
    expect(idsIn([...libraries, { ...contest, id: first?.id ?? '' }])).toHaveLength(2)
  })
})
