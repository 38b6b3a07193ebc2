import { expect, it } from 'vitest'
import { studentP, welch } from '../../scripts/peers/welch.ts'

// Printed tables: two-sided 5% and 1%.
it.each([
  [0.05, 1, 12.706],
  [0.05, 10, 2.228],
  [0.01, 5, 4.032],
  [0.05, 1000, 1.962],
])('Student’s t has the p of the tables: %d with %d degrees', (p, freedom, t) => {
  expect(studentP(t, freedom)).toBeCloseTo(p, 4)
})

it('welch has the p of the formula where both sides have the same spread', () => {
  // t = 1 / sqrt(1/3 + 1/3), 4 degrees of freedom
  const { p, effect } = welch([0, 1, 2], [1, 2, 3])
  expect(effect).toBe(1)
  expect(p).toBeCloseTo(studentP(1 / Math.sqrt(2 / 3), 4), 12)
})

it('welch knows no doubt about values that never differ', () => {
  expect(welch([2, 2], [2, 2])).toEqual({ p: 1, effect: 0 })
  expect(welch([2, 2], [3, 3])).toEqual({ p: 0, effect: 1 })
})
