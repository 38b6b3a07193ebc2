import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownNanoseconds } from '../../src/drivers/own-nanoseconds.ts'

describe('the own time of a batch', () => {
  it('is its time less what it waited for its CPU', () => {
    const batch = { nanoseconds: 5e6, cpuMicroseconds: 2000, delayNanoseconds: 3e6 }
    expect(ownNanoseconds(batch)).toBe(2e6)
    expect(ownNanoseconds({ ...batch, delayNanoseconds: null })).toBe(5e6)
  })

  it('is its CPU time when it lost its CPU outside of the clock', () => {
    const batch = { nanoseconds: 30_000, cpuMicroseconds: 28, delayNanoseconds: 4e6 }
    expect(ownNanoseconds(batch)).toBe(28_000)
    expect(ownNanoseconds({ ...batch, cpuMicroseconds: null })).toBe(30_000)
    expect(ownNanoseconds({ ...batch, delayNanoseconds: 29_999 })).toBe(28_000)
  })

  it('is what is left for work that mostly waits', () => {
    const batch = { nanoseconds: 10e6, cpuMicroseconds: 100, delayNanoseconds: 1e6 }
    expect(ownNanoseconds(batch)).toBe(9e6)
  })

  it('is never a fraction of a quarter of the CPU time inside the clock, nor more than the clock', () => {
    const nanoseconds = fc.double({ min: 1, max: 1e10, noNaN: true })
    fc.assert(
      fc.property(nanoseconds, nanoseconds, nanoseconds, (time, cpu, delay) => {
        const own = ownNanoseconds({
          nanoseconds: time,
          cpuMicroseconds: cpu / 1000,
          delayNanoseconds: delay,
        })
        expect(own).toBeLessThanOrEqual(time)
        expect(own).toBeGreaterThanOrEqual(Math.min(1, time, cpu / 1000))
        expect(own * 4.01).toBeGreaterThanOrEqual(Math.min(time, cpu))
      }),
    )
  })
})
