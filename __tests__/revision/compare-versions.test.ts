import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareVersions } from '../../src/revision/compare-versions.ts'

const versions = fc
  .tuple(fc.nat(30), fc.nat(30), fc.nat(30), fc.constantFrom('', '-rc.1', '-rc.2', '-alpha', '-1'))
  .map(([major, minor, patch, tail]) => `${major}.${minor}.${patch}${tail}`)

describe('compareVersions', () => {
  it('orders as the specification lists them', () => {
    // The example of Semantic Versioning 2.0.0, section 11.
    const ordered = [
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-alpha.beta',
      '1.0.0-beta',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0-rc.1',
      '1.0.0',
      '1.0.10',
      '1.2.0',
      '10.0.0',
    ]
    expect(ordered.toReversed().toSorted(compareVersions)).toEqual(ordered)
  })

  it('ignores build metadata and a leading v', () => {
    expect(compareVersions('v1.0.0+a', '1.0.0+b')).toBe(0)
  })

  it('is a total order', () => {
    fc.assert(
      fc.property(versions, versions, versions, (one, two, three) => {
        const [first, second, third] = [one, two, three].toSorted(compareVersions)
        expect(compareVersions(first ?? '', second ?? '')).toBeLessThanOrEqual(0)
        expect(compareVersions(first ?? '', third ?? '')).toBeLessThanOrEqual(0)
        expect(Math.sign(compareVersions(one, two)) + Math.sign(compareVersions(two, one))).toBe(0)
      }),
    )
  })
})
