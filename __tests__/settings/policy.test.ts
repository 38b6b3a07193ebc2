import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { looksUpTo, metricsWithThreshold } from '../../src/settings/policy.ts'
import { timeMetric } from '../fakes/plans.ts'

describe('the looks of a plan', () => {
  it('are the standard ones up to the most pairs', () => {
    expect(looksUpTo(60)).toEqual([8, 12, 16, 24, 36, 60])
    expect(looksUpTo(30)).toEqual([8, 12, 16, 24, 30])
    expect(looksUpTo(5)).toEqual([5])
    expect(looksUpTo(200)).toEqual([8, 12, 16, 24, 36, 60, 100, 167, 200])
  })

  it('ascend and end at the most pairs, whatever that is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (most) => {
        const looks = looksUpTo(most)
        expect(looks.at(-1)).toBe(most)
        expect(looks.every((look, at) => at === 0 || look > (looks[at - 1] ?? 0))).toBe(true)
      }),
    )
  })
})

it('a threshold given by the user concerns gating metrics of time only', () => {
  const memory = { ...timeMetric, id: 'peak-memory', unit: 'B' as const, threshold: 0.01 }
  expect(metricsWithThreshold([timeMetric, memory], 0.05)).toEqual([
    { ...timeMetric, threshold: 0.05 },
    memory,
  ])
})
