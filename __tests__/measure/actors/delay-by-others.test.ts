import { describe, expect, it } from 'vitest'
import { delayByOthers } from '../../../src/measure/actors/delay-by-others.ts'

describe('what others kept a batch waiting', () => {
  const shared = { sharesCpu: true }
  const batch = { nanoseconds: 10e6, cpuMicroseconds: 4000, delayNanoseconds: 5e6 }

  it('is what its main thread waited, if others can have run for that long', () => {
    expect(delayByOthers(batch, shared)).toBe(5e6)
  })

  it('is on one CPU no more than the process did not run itself', () => {
    expect(delayByOthers({ ...batch, cpuMicroseconds: 9000 }, shared)).toBe(1e6)
    expect(delayByOthers({ ...batch, cpuMicroseconds: 11_000 }, shared)).toBe(0)
  })

  it('is all of it where helper threads run beside it', () => {
    expect(delayByOthers({ ...batch, cpuMicroseconds: 9000 }, { sharesCpu: false })).toBe(5e6)
  })

  it('is unknown where delays are not reported, and all of it where CPU time is not', () => {
    expect(delayByOthers({ ...batch, delayNanoseconds: null }, shared)).toBeNull()
    expect(delayByOthers({ ...batch, cpuMicroseconds: null }, shared)).toBe(5e6)
  })
})
