import { expect, it } from 'vitest'
import { withinSeconds } from '../../src/host/within-seconds.ts'

it('returns what a function returns in time, and nothing of one that has no end', () => {
  expect(withinSeconds(60, () => ({ a: 1 }))).toEqual({ a: 1 })
  let turns = 0
  const endless = (): never => {
    for (;;) turns++
  }
  expect(withinSeconds(0.05, endless)).toBe(null)
  expect(turns).toBeGreaterThan(0)
  expect(withinSeconds(-1, () => 1)).toBe(null)
  const failing = (): never => {
    throw new RangeError('of its own')
  }
  expect(() => withinSeconds(60, failing)).toThrow('of its own')
})
