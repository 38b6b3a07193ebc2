import { describe, expect, it } from 'vitest'
import type { Plan } from '../../src/model/run/plan.ts'
import { assertSameFacts, assertSameRows } from '../../src/plan/assert-same-facts.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'

function refusal(difference: string): string {
  return `expected the run to continue, got another one: ${difference}; request the same, or start again without --resume`
}

describe('assertSameFacts', () => {
  const before = { asked: { only: '["a"]', alpha: '0.01' }, built: { 'the files of head': 'abc' } }

  it('lets a run go on that is asked the same, in whatever order', () => {
    const { asked } = before
    expect(() => {
      assertSameFacts(before, 'asked', { alpha: asked.alpha, only: asked.only })
      assertSameFacts(before, 'built', before.built)
    }).not.toThrow()
  })

  it.each([
    ['only was ["a"] and is ["b"] now', 'asked', { ...before.asked, only: '["b"]' }],
    ['alpha was 0.01 and is not set now', 'asked', { only: '["a"]' }],
    ['set was not set and is ["n=1"] now', 'asked', { ...before.asked, set: '["n=1"]' }],
    ['the files of head were abc and are def now', 'built', { 'the files of head': 'def' }],
  ] as const)('says that %s', (difference, stage, now) => {
    expect(() => {
      assertSameFacts(before, stage, now)
    }).toThrow(refusal(difference))
  })

  it('does not go on with a run of which nobody knows what it was asked', () => {
    expect(() => {
      assertSameFacts({}, 'asked', before.asked)
    }).toThrow(refusal('only was not set and is ["a"] now'))
  })
})

describe('assertSameRows', () => {
  it('lets the same rows go on', () => {
    expect(() => {
      assertSameRows(planOf(), planOf({ budgetSeconds: 60 }))
    }).not.toThrow()
  })

  it.each<readonly [string, Partial<Plan>]>([
    ['the benchmark two is gone', { benchmarks: [benchmarkOf('one')] }],
    [
      'the benchmark three is new',
      { benchmarks: ['one', 'two', 'three'].map((id) => benchmarkOf(id)) },
    ],
    [
      'the benchmarks are the same by name, but were measured in another way or order',
      { benchmarks: [benchmarkOf('two'), benchmarkOf('one')] },
    ],
  ])('says that %s', (difference, plan) => {
    expect(() => {
      assertSameRows(planOf(), planOf(plan))
    }).toThrow(refusal(difference))
  })
})
