import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quantise, restoreValues } from '../../../src/render/page/data/quantised.ts'

const value = fc.double({ min: 1e-9, max: 1e12, noNaN: true })

describe('quantised', () => {
  it('gives every number back within half a step, and what was not had as that', () => {
    fc.assert(
      fc.property(fc.array(fc.option(value), { maxLength: 80 }), (values) => {
        const packed = quantise(values)
        const back = restoreValues(packed)
        const largest = Math.max(0, ...values.map((one) => one ?? 0))
        expect(back.map((one) => one === null)).toEqual(values.map((one) => one === null))
        // The step and the median are written with few digits, and each step has its part of both.
        const wrong = values.filter(
          (one, at) => Math.abs((back[at] ?? 0) - (one ?? 0)) > packed.step * 0.51 + largest * 1e-8,
        )
        expect(wrong).toEqual([])
      }),
    )
  })

  it('has steps of a sixteenth of the spread of the middle half', () => {
    const { step } = quantise(Array.from({ length: 101 }, (_, at) => at))
    expect(step).toBeCloseTo(50 / 16, 6)
  })

  it('keeps what is far out', () => {
    const values = [...Array.from({ length: 40 }, (_, at) => 1 + at / 1000), 900]
    const packed = quantise(values)
    expect(packed.far).toHaveLength(1)
    expect(restoreValues(packed).at(-1)).toBeCloseTo(900, 2)
  })

  it('needs no escape in JSON', () => {
    const { signs } = quantise(Array.from({ length: 400 }, (_, at) => Math.sin(at * 99) * at))
    expect(JSON.stringify(signs)).toBe(`"${signs}"`)
  })
})
