import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { looksUpTo } from '../../src/settings/policy.ts'

it('the looks of a plan ascend and end at the most pairs, whatever that is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (most) => {
      const looks = looksUpTo(most)
      expect(looks.at(-1)).toBe(most)
      expect(looks.every((look, at) => at === 0 || look > (looks[at - 1] ?? 0))).toBe(true)
    }),
  )
})
