import { expect, it } from 'vitest'
import { randomOf } from '../../src/model/random.ts'
import { shiftedSegments } from '../../src/stats/shifted-segments.ts'
import { normalOf } from '../analysis/rows.ts'

const variance = 0.005 ** 2

/** Normal noise of known variance around means. */
function noisy(seed: number, means: readonly number[]) {
  const random = randomOf(seed)
  return means.map((mean) => ({ value: mean + Math.sqrt(variance) * normalOf(random), variance }))
}

const quiet = (length: number): readonly number[] => Array.from({ length }, () => 0)

it('finds a step where it is, and nothing else', () => {
  const [found, ...others] = shiftedSegments(noisy(4, [...quiet(40), 0.05, ...quiet(40)]))
  expect(others).toEqual([])
  expect(found).toMatchObject({ from: 40, to: 41, error: 0.005 })
  expect(found?.mean).toBeGreaterThan(0.03)
})

it('finds slow creep of which no single value stands out', () => {
  const creep = Array.from({ length: 60 }, () => 0.005)
  const found = shiftedSegments(noisy(2, [...quiet(100), ...creep, ...quiet(100)]))
  expect(found).toHaveLength(1)
  const [{ from, to, mean } = { from: 0, to: 0, mean: 0 }] = found
  expect(from).toBeGreaterThan(85)
  expect(to).toBeLessThan(175)
  expect(mean).toBeCloseTo(0.005, 2)
})

it('tells a step there and back again from none', () => {
  const found = shiftedSegments(noisy(3, [...quiet(30), 0.05, ...quiet(30), -0.05, ...quiet(30)]))
  expect(found.map(({ from }) => from)).toEqual([30, 61])
})

it('is silent about noise in at least 97% of series', () => {
  const alarms = Array.from({ length: 200 }, (_, seed) =>
    shiftedSegments(noisy(seed + 10, quiet(120))),
  ).filter((found) => found.length > 0)
  expect(alarms.length).toBeLessThanOrEqual(6)
})

it.each([10, 50, 100])('finds one value alone from a price on, in a series of %i', (length) => {
  const price = 4 * Math.log(Math.max(length, 50))
  const foundOf = (square: number, at: number) =>
    shiftedSegments(
      quiet(length).map((_, index) => ({
        value: index === at ? Math.sqrt(square) : 0,
        variance: 1,
      })),
    )
  expect(foundOf(price * 0.999, 5)).toEqual([])
  const [mean, error] = [Math.sqrt(price * 1.001), 1]
  expect(foundOf(price * 1.001, 5)).toEqual([{ from: 5, to: 6, mean, error }])
  // At an end it takes one segment less.
  expect(foundOf(price * 0.751, length - 1)).toHaveLength(1)
  expect(foundOf(price * 0.749, 0)).toEqual([])
})

it.each([5, 6, 7, 8, 9])(
  'finds the split of least cost, as a search over all does: seed %i',
  (seed) => {
    const series = noisy(seed, [0, 0, 0.04, 0.03, 0, 0, -0.06, 0, 0.02, 0])
    const unit = Math.log(50)
    const partsOf = (mask: number): readonly (readonly [number, number])[] => {
      const ends = [...series.keys()].filter((at) => at > 0 && (mask & (1 << (at - 1))) !== 0)
      return [...ends, series.length].map((to, at) => [at === 0 ? 0 : (ends[at - 1] ?? 0), to])
    }
    const sumOf = (from: number, to: number, power: number): number =>
      series.slice(from, to).reduce((sum, { value }) => sum + value ** power / variance, 0)
    const gainOf = ([from, to]: readonly [number, number]): number =>
      sumOf(from, to, 1) ** 2 / sumOf(from, to, 0) - 2 * unit
    const priceOf = (mask: number): number =>
      partsOf(mask).reduce((sum, part) => sum + unit - Math.max(0, gainOf(part)), 0)
    const best = Array.from({ length: 2 ** (series.length - 1) }, (_, mask) => mask).reduce(
      (least, mask) => (priceOf(mask) < priceOf(least) ? mask : least),
    )
    const expected = partsOf(best).filter((part) => gainOf(part) > 0)
    expect(shiftedSegments(series).map(({ from, to }) => [from, to])).toEqual(expected)
    expect(expected).not.toEqual([])
  },
)
