import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ownNanoseconds } from '../../src/drivers/own-nanoseconds.ts'

it.each([
  ['less what it waited for its CPU', 5e6, 2000, 3e6, 2e6],
  ['all of it where no delay is reported', 5e6, 2000, null, 5e6],
  ['its CPU time when it lost its CPU outside of the clock', 30_000, 28, 4e6, 28_000],
  ['all of it where that is not known', 30_000, null, 4e6, 30_000],
  ['its CPU time where next to nothing would be left', 30_000, 28, 29_999, 28_000],
  ['what is left for work that mostly waits', 10e6, 100, 1e6, 9e6],
])('the own time of a batch is %s', (_, nanoseconds, cpuMicroseconds, delayNanoseconds, own) => {
  expect(ownNanoseconds({ nanoseconds, cpuMicroseconds, delayNanoseconds })).toBe(own)
})

it('own time is never a fraction of a quarter of the CPU time inside the clock, nor more than the clock', () => {
  const nanoseconds = fc.double({ min: 1, max: 1e10, noNaN: true })
  fc.assert(
    fc.property(nanoseconds, nanoseconds, nanoseconds, (time, cpu, delayNanoseconds) => {
      const batch = { nanoseconds: time, cpuMicroseconds: cpu / 1000, delayNanoseconds }
      const own = ownNanoseconds(batch)
      expect(own).toBeLessThanOrEqual(time)
      expect(own).toBeGreaterThanOrEqual(Math.min(1, time, cpu / 1000))
      expect(own * 4.01).toBeGreaterThanOrEqual(Math.min(time, cpu))
    }),
  )
})
