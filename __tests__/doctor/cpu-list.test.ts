import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cpuListOf, cpusOf } from '../../src/doctor/cpu-list.ts'

describe('cpusOf', () => {
  it('reads single CPUs and ranges', () => {
    expect(cpusOf('0-2,5\n')).toEqual([0, 1, 2, 5])
    expect(cpusOf('')).toEqual([])
    expect(() => cpusOf('a')).toThrow(RangeError)
  })

  it('reads what cpuListOf writes', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(300)), (cpus) => {
        expect(cpusOf(cpuListOf(cpus))).toEqual(cpus.toSorted((one, other) => one - other))
      }),
    )
  })
})
