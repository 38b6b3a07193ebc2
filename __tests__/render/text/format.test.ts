import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { unitSchema } from '../../../src/model/judging/metric.ts'
import * as format from '../../../src/render/text/format.ts'

it('a value is short, has no exponent and no ASCII minus whatever the value', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e15, max: 1e15, noNaN: true }),
      fc.constantFrom(...unitSchema.options),
      (value, unit) => {
        const text = format.valueText(value, unit)
        expect(text).toMatch(/^−?\d[\d,]*(?:\.\d+)?(?:%| \S+)?$/)
        expect(text.length).toBeLessThan(30)
      },
    ),
  )
})

it.each([
  [format.valueText(0.0412, 's'), '41.2 ms'],
  [format.valueText(100.1, 's'), '100 s'],
  [format.valueText(1234.5, 's'), '1,230 s'],
  [format.valueText(3.2e-10, 's'), '0.32 ns'],
  [format.valueText(0.0009996, 's'), '1.00 ms'],
  [format.valueText(0, 's'), '0 s'],
  [format.valueText(-0.002, 's'), '−2.00 ms'],
  [format.valueText(4198, 'B'), '4.10 KiB'],
  [format.valueText(1023, 'B'), '1,023 B'],
  [format.valueText(1023.9, 'B'), '1.00 KiB'],
  [format.valueText(-1023.9, 'B'), '−1.00 KiB'],
  [format.valueText(8 * 2 ** 30, 'B'), '8.00 GiB'],
  [format.valueText(0, 'B'), '0 B'],
  [format.valueText(950, 'per_s'), '950 /s'],
  [format.valueText(12_345, 'per_s'), '12.3 k/s'],
  [format.valueText(1_234_567, 'per_s'), '1.23 M/s'],
  [format.valueText(12.5, 'count'), '13'],
  [format.valueText(3, 'count'), '3'],
  [format.valueText(2.5, 'count'), '2.5'],
  [format.valueText(0.125, 'count'), '0.125'],
  [format.valueText(12_345, 'count'), '12,300'],
  [format.valueText(0.1234, 'ratio'), '12.3%'],
  [format.valueText(null, 's'), '–'],
  [format.valueText(Number.NaN, 's'), '–'],
  [format.valueText(Infinity, 's'), '–'],
  [format.percentText(0), '0.0%'],
  [format.percentText(-0.0004), '0.0%'],
  [format.percentText(0.9996), '+100%'],
  [format.percentText(5.31), '+531%'],
  [format.percentText(12.04), '+1,204%'],
  [format.percentText(0.0003, format.decimalsOf(-0.0003, 0.0009)), '+0.03%'],
  [format.intervalText(0.038, 0.063), '+3.8 … +6.3%'],
  [format.intervalText(-0.0003, 0.0009), '−0.03 … +0.09%'],
  [format.intervalText(null, null), '–'],
  [format.chosenText(0.005), '0.5%'],
  [format.chosenText(0.07), '7%'],
  [format.differenceText(4198, 'B'), '+4.10 KiB'],
  [format.differenceText(-4198, 'B'), '−4.10 KiB'],
  [format.differenceText(0, 'B'), '0 B'],
  [format.durationText(0.4), '0 s'],
  [format.durationText(840), '14 min'],
  [format.durationText(3600), '1 h'],
  [format.countText(1, 'pair'), '1 pair'],
  [format.countText(1200, 'pair'), '1,200 pairs'],
  [format.countText(2, 'benchmark is', 'benchmarks are'), '2 benchmarks are'],
])('amounts are written as %s', (text, expected) => {
  expect(text).toBe(expected)
})
