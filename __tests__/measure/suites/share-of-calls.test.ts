import { describe, expect, it } from 'vitest'
import {
  shareOfCalls,
  sharedCalls,
  shortestSeconds,
  secondsOfWork,
} from '../../../src/measure/suites/calls-within.ts'

describe('secondsOfWork', () => {
  it('counts both sides, and as many calls again to warm up', () => {
    const work = secondsOfWork({ seconds: 9, calls: { a: 100, '': 2 } }, new Map([['a', 0.01]]))
    expect(work).toBe(4)
  })

  it('leaves something for all the rest', () => {
    expect(secondsOfWork({ seconds: 1, calls: { a: 100 } }, new Map([['a', 1]]))).toBe(0.8)
  })
})

describe('shareOfCalls', () => {
  const suite = { seconds: 10, workSeconds: 8 }

  it('is all where enough pairs fit, and where no time is limited', () => {
    expect(shareOfCalls([suite], 200)).toBe(1)
    expect(shareOfCalls([suite], Number.POSITIVE_INFINITY)).toBe(1)
    expect(shareOfCalls([{ seconds: 10, workSeconds: 0 }], 20)).toBe(1)
  })

  it('is less where too few fit, so that sixteen do beside all the rest', () => {
    const share = shareOfCalls([suite, suite], 16 * 10)
    const pair = 2 * (2 + 8 * share)
    expect(16 * pair).toBeCloseTo(0.8 * 160)
  })

  it('is a quarter at least, as the shortest pair is', () => {
    expect(shareOfCalls([suite], 10)).toBe(0.25)
    expect(shortestSeconds(suite)).toBe(4)
  })
})

describe('sharedCalls', () => {
  it('spares none of a few', () => {
    expect(sharedCalls({ a: 100, b: 20, c: 5, '': 2 }, 0.25)).toEqual({ a: 25, b: 8, c: 5, '': 2 })
  })
})
