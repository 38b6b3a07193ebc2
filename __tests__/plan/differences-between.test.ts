import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { differencesBetween } from '../../src/plan/differences-between.ts'

it('finds nothing between a side and itself, and as much in either direction', () => {
  const facts = fc.record({
    runtime: fc.dictionary(fc.string(), fc.string()),
    dependencies: fc.dictionary(fc.string(), fc.string()),
    benchmarks: fc.dictionary(fc.string(), fc.string()),
  })
  fc.assert(
    fc.property(facts, facts, (one, other) => {
      expect(differencesBetween({ base: one, head: one }, new Set())).toEqual([])
      const there = differencesBetween({ base: one, head: other }, new Set())
      expect(differencesBetween({ base: other, head: one }, new Set())).toHaveLength(there.length)
    }),
  )
})
