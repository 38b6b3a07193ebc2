import { describe, expect, it } from 'vitest'
import { forgedClock, type Claims } from '../../../src/measure/actors/forged-clock.ts'

const honest: Claims = {
  claimedSeconds: 1,
  outerSeconds: 1.1,
  ranSeconds: 1.05,
  requests: 400,
  claimedDelaySeconds: 0.3,
  delaySeconds: 0.31,
}

describe('forgedClock', () => {
  it('finds nothing wrong with what honest processes claim', () => {
    expect(forgedClock(honest)).toBeNull()
    expect(forgedClock({ ...honest, ranSeconds: null })).toBeNull()
    // One that waits, and one on a machine that is busy with others.
    expect(forgedClock({ ...honest, ranSeconds: 0.01 })).toBeNull()
    expect(forgedClock({ ...honest, outerSeconds: 20 })).toBeNull()
    expect(forgedClock({ ...honest, delaySeconds: null })).toBeNull()
    const idle = { claimedSeconds: 0, outerSeconds: 0, ranSeconds: 0, requests: 0 }
    expect(forgedClock({ ...idle, claimedDelaySeconds: 0, delaySeconds: 0 })).toBeNull()
  })

  it('does not believe that less time went by than the process worked', () => {
    expect(forgedClock({ ...honest, claimedSeconds: 0.2 })).toBe(
      'expected a clock that can be trusted, got 0.200 s by the clock of the benchmark where it ran for 1.05 s',
    )
  })

  it('does not believe that it waited for longer than the kernel let it wait', () => {
    expect(forgedClock({ ...honest, claimedDelaySeconds: 0.4 })).toBe(
      'expected a clock that can be trusted, got 0.400 s of waiting for a CPU by the benchmark where the kernel counted 0.310 s',
    )
  })

  it('does not believe that more time went by than did', () => {
    expect(forgedClock({ ...honest, claimedSeconds: 3 })).toBe(
      'expected a clock that can be trusted, got 3.00 s by the clock of the benchmark in 1.10 s by ours',
    )
  })
})
