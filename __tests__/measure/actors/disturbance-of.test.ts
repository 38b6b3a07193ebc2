import { expect, it } from 'vitest'
import { disturbanceByOthers } from '../../../src/measure/actors/disturbance-of.ts'

const before = { waitingSeconds: 100, othersSeconds: 1000 }

function ratioOf(waitingSeconds: number, othersSeconds: number): number | undefined {
  const after = { waitingSeconds: 100 + waitingSeconds, othersSeconds: 1000 + othersSeconds }
  return disturbanceByOthers(before, after, { seconds: 10 })?.runDelayRatio
}

it('disturbanceByOthers is the waiting that other programs can have caused, where it is reported', () => {
  expect(ratioOf(9, 20)).toBeCloseTo(0.9)
  // Its own threads wait for each other, and others only have their own CPUs.
  expect(ratioOf(9, 0.1)).toBeCloseTo(0.01)
  expect(ratioOf(0.1, 10)).toBeCloseTo(0.01)
  expect(ratioOf(1, -0.02)).toBe(0)
  expect(disturbanceByOthers(null, before, { seconds: 10 })).toBeNull()
})
