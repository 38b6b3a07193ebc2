import { describe, expect, it } from 'vitest'
import { childFaultsOf } from '../../../src/adapters/hyperfine.ts'

/** As Linux 6 wrote it of hyperfine 1.20 after one run of `node -e 0`. */
const recorded =
  '2917 (hyperfine) S 2913 2913 2806 34821 2913 4194304 146 2162 0 3 0 0 2 1 20 0 1 0 55310 5242880'

describe('childFaultsOf', () => {
  it('adds the minor and the major faults of the children that were waited for', () => {
    expect(childFaultsOf(recorded)).toBe(2165)
  })

  it('is not misled by the name of another program', () => {
    for (const name of ['sh', 'hyperfine) (sh', '7 (hyperfine']) {
      expect(childFaultsOf(recorded.replace('(hyperfine)', `(${name})`))).toBeNull()
    }
  })

  it('yields nothing for what is cut short, and for anything else', () => {
    for (const text of ['', '2917 (hyperfine', '2917 (hyperfine) S 1 2', 'nothing at all']) {
      expect(childFaultsOf(text)).toBeNull()
    }
  })
})
