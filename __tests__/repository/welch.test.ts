import { describe, expect, it } from 'vitest'
import { studentP, studentQuantile } from '../../scripts/peers/student-p.ts'
import { welch } from '../../scripts/peers/welch.ts'

describe('Student’s t', () => {
  // Printed tables: two-sided 5% and 1%.
  it.each([
    [0.05, 1, 12.706],
    [0.05, 10, 2.228],
    [0.01, 5, 4.032],
    [0.05, 1000, 1.962],
  ])('has the quantile of the tables: p %d with %d degrees', (p, freedom, t) => {
    expect(studentQuantile(p, freedom)).toBeCloseTo(t, 3)
    expect(studentP(studentQuantile(p, freedom), freedom)).toBeCloseTo(p, 8)
  })
})

describe('welch', () => {
  it('excludes zero by its interval exactly when p is below its level', () => {
    const base = [1, 1.2, 0.9, 1.1, 1]
    for (let shift = 0; shift < 0.5; shift += 0.01) {
      const { p, effect, margin } = welch(
        base,
        base.map((value, at) => value * (1 + at / 50) + shift),
      )
      expect(effect - margin > 0).toBe(p < 0.05)
    }
  })

  it('has the p of the formula where both sides have the same spread', () => {
    // t = 1 / sqrt(1/3 + 1/3), 4 degrees of freedom
    const { p, effect } = welch([0, 1, 2], [1, 2, 3])
    expect(effect).toBe(1)
    expect(p).toBeCloseTo(studentP(1 / Math.sqrt(2 / 3), 4), 12)
  })

  it('knows no doubt about values that never differ', () => {
    expect(welch([2, 2], [2, 2])).toEqual({ p: 1, effect: 0, margin: 0 })
    expect(welch([2, 2], [3, 3])).toEqual({ p: 0, effect: 1, margin: 0 })
  })
})
