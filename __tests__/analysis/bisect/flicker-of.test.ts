import { describe, expect, it } from 'vitest'
import { flickerOf } from '../../../src/analysis/bisect/flicker-of.ts'
import { randomOf } from '../../../src/model/random.ts'
import { normalOf } from '../rows.ts'

function levels(effects: readonly number[], error = 0) {
  return new Map(effects.map((effect, at) => [at * 3, { effect, error, times: 1 }]))
}

describe('flickerOf', () => {
  it('estimates what commits differ by, with a change among them', () => {
    const random = randomOf(3)
    const effects = Array.from(
      { length: 2000 },
      (_, at) => 0.01 * normalOf(random) + (at >= 1000 ? 0.05 : 0),
    )
    expect(flickerOf(levels(effects))).toBeCloseTo(0.01, 3)
  })

  it('leaves out what the errors of the levels explain', () => {
    const random = randomOf(4)
    const effects = Array.from({ length: 2000 }, () => 0.01 * normalOf(random))
    expect(flickerOf(levels(effects, 0.01))).toBeLessThan(0.003)
  })

  it('takes changes for none, and few levels for nothing', () => {
    expect(flickerOf(levels([0, 0, 0.1, 0.1, 0.1, 0.1]))).toBe(0)
    expect(flickerOf(levels([0, 0.02, 0, 0.02]))).toBe(0)
  })
})
