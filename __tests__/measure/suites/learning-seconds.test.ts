import { describe, expect, it } from 'vitest'
import { learningSeconds } from '../../../src/measure/suites/calls-within.ts'

const state = { budgetSeconds: 100, spentSeconds: 0, suitesLeft: 2 }

describe('learningSeconds', () => {
  it('gives a suite half of what is left of half of the budget, for two processes', () => {
    expect(learningSeconds(state)).toBe(12.5)
    expect(learningSeconds({ ...state, suitesLeft: 1 })).toBe(25)
    expect(learningSeconds({ ...state, spentSeconds: 30, suitesLeft: 1 })).toBe(10)
  })

  it('has no limit without a budget', () => {
    expect(learningSeconds({ ...state, budgetSeconds: null })).toBe(Infinity)
  })
})
