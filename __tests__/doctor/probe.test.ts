import { describe, expect, it } from 'vitest'
import { cpusOf } from '../../src/doctor/probe.ts'

describe('cpusOf', () => {
  it('reads single CPUs and ranges', () => {
    expect(cpusOf('0-2,5\n')).toEqual([0, 1, 2, 5])
    expect(cpusOf('')).toEqual([])
    expect(() => cpusOf('a')).toThrow(RangeError)
  })
})
