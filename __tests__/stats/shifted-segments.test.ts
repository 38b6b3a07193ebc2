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

it('finds the split of least cost, as a search over all splits does', () => {
  const series = noisy(5, [0, 0, 0.04, 0.03, 0, 0, -0.06, 0, 0.02, 0])
  const unit = Math.log(50)
  const costOf = (from: number, to: number): number => {
    const part = series.slice(from, to)
    const weight = part.length / variance
    const sum = part.reduce((total, { value }) => total + value / variance, 0)
    const squares = part.reduce((total, { value }) => total + value ** 2 / variance, 0)
    return Math.min(squares, squares - sum ** 2 / weight + 2 * unit)
  }
  let least = { cost: Number.POSITIVE_INFINITY, ends: [0] }
  for (let mask = 0; mask < 2 ** (series.length - 1); mask += 1) {
    const ends = [...series.keys()].filter((at) => at > 0 && (mask & (1 << (at - 1))) !== 0)
    const borders = [0, ...ends, series.length]
    const cost = borders
      .slice(1)
      .reduce((total, to, at) => total + costOf(borders[at] ?? 0, to) + unit, 0)
    if (cost < least.cost) least = { cost, ends: borders }
  }
  const expected = least.ends.slice(1).flatMap((to, at) => {
    const from = least.ends[at] ?? 0
    const squares = series
      .slice(from, to)
      .reduce((total, { value }) => total + value ** 2 / variance, 0)
    return costOf(from, to) < squares ? [[from, to]] : []
  })
  expect(shiftedSegments(series).map(({ from, to }) => [from, to])).toEqual(expected)
  expect(expected).not.toEqual([])
})
