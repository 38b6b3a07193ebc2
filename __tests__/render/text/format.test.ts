import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unitSchema } from '../../../src/model/judging/metric.ts'
import {
  chosenText,
  countText,
  decimalsOf,
  differenceText,
  durationText,
  intervalText,
  percentText,
  valueText,
} from '../../../src/render/text/format.ts'

describe('valueText', () => {
  it.each([
    [0.0412, '41.2 ms'],
    [100.1, '100 s'],
    [1234.5, '1,230 s'],
    [3.2e-10, '0.32 ns'],
    [0.0009996, '1.00 ms'],
    [0, '0 s'],
    [-0.002, '−2.00 ms'],
  ])('writes %d seconds as %s', (seconds, text) => {
    expect(valueText(seconds, 's')).toBe(text)
  })

  it.each([
    [4198, '4.10 KiB'],
    [1023, '1,023 B'],
    [1023.9, '1.00 KiB'],
    [-1023.9, '−1.00 KiB'],
    [8 * 2 ** 30, '8.00 GiB'],
    [0, '0 B'],
  ])('writes %d bytes as %s', (bytes, text) => {
    expect(valueText(bytes, 'B')).toBe(text)
  })

  it.each([
    [950, 'per_s', '950 /s'],
    [12_345, 'per_s', '12.3 k/s'],
    [1_234_567, 'per_s', '1.23 M/s'],
    [12.5, 'count', '13'],
    [3, 'count', '3'],
    [2.5, 'count', '2.5'],
    [0.125, 'count', '0.125'],
    [12_345, 'count', '12,300'],
    [0.1234, 'ratio', '12.3%'],
  ] as const)('writes %d in %s as %s', (value, unit, text) => {
    expect(valueText(value, unit)).toBe(text)
  })

  it('writes a dash for what was not measured', () => {
    expect([null, Number.NaN, Infinity].map((value) => valueText(value, 's'))).toEqual([
      '–',
      '–',
      '–',
    ])
  })

  it('is short, has no exponent and no ASCII minus whatever the value', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e15, max: 1e15, noNaN: true }),
        fc.constantFrom(...unitSchema.options),
        (value, unit) => {
          const text = valueText(value, unit)
          expect(text).toMatch(/^−?\d[\d,]*(?:\.\d+)?(?:%| \S+)?$/)
          expect(text.length).toBeLessThan(30)
        },
      ),
    )
  })
})

it.each([
  [percentText(0), '0.0%'],
  [percentText(-0.0004), '0.0%'],
  [percentText(0.9996), '+100%'],
  [percentText(5.31), '+531%'],
  [percentText(12.04), '+1,204%'],
  [percentText(0.0003, decimalsOf(-0.0003, 0.0009)), '+0.03%'],
  [intervalText(0.038, 0.063), '+3.8 … +6.3%'],
  [intervalText(-0.0003, 0.0009), '−0.03 … +0.09%'],
  [intervalText(null, null), '–'],
  [chosenText(0.005), '0.5%'],
  [chosenText(0.07), '7%'],
  [differenceText(4198, 'B'), '+4.10 KiB'],
  [differenceText(-4198, 'B'), '−4.10 KiB'],
  [differenceText(0, 'B'), '0 B'],
  [durationText(0.4), '0 s'],
  [durationText(840), '14 min'],
  [durationText(3600), '1 h'],
  [countText(1, 'pair'), '1 pair'],
  [countText(1200, 'pair'), '1,200 pairs'],
  [countText(2, 'benchmark is', 'benchmarks are'), '2 benchmarks are'],
])('the other forms write %s', (text, expected) => {
  expect(text).toBe(expected)
})
