import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomOf, seedOf } from '../../src/model/random.ts'

describe('the seeded generator', () => {
  it('stays inside the bounds that are asked for', () => {
    fc.assert(
      fc.property(fc.nat(0xffffffff), fc.nat(100), fc.nat(100), (seed, from, more) => {
        const value = randomOf(seed).between(from, from + more)
        expect(value).toBeGreaterThanOrEqual(from)
        expect(value).toBeLessThanOrEqual(from + more)
      }),
    )
  })

  it('throws the same coins for a seed in every version, as journals are continued by later ones', () => {
    const { coin } = randomOf(7)
    const thrown = Array.from({ length: 12 }, () => (coin() ? 1 : 0)).join('')
    expect(thrown).toBe('001110110100')
  })

  it('keeps every item when it shuffles, and reaches every order equally often', () => {
    const counts = new Map<string, number>()
    const random = randomOf(1)
    for (let time = 0; time < 6000; time += 1) {
      const order = random.shuffle(['a', 'b', 'c']).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    const fourStandardErrors = 4 * Math.sqrt(6000 * (1 / 6) * (5 / 6))
    for (const count of counts.values()) {
      expect(Math.abs(count - 1000)).toBeLessThan(fourStandardErrors)
    }
  })

  it('gives neighbouring parts seeds that share nothing', () => {
    const seeds = Array.from({ length: 1000 }, (_, part) => seedOf(7, part, 0))
    expect(new Set(seeds).size).toBe(1000)
    const meanOfFirst = seeds.reduce((sum, seed) => sum + randomOf(seed).next(), 0) / 1000
    expect(Math.abs(meanOfFirst - 0.5)).toBeLessThan(3 / Math.sqrt(12 * 1000))
  })
})
