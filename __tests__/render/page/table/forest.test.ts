import { expect, it } from 'vitest'
import { forest } from '../../../../src/render/page/table/forest.ts'

type ForestRow = Parameters<typeof forest>[0]

const row = (facts: Partial<ForestRow>): ForestRow => ({
  change: 0,
  low: -0.01,
  high: 0.01,
  floor: null,
  threshold: 0.02,
  ...facts,
})

it('the interval of a row stands on the axis whole, and ends in an arrow only where it reaches beyond', () => {
  expect(forest(row({ change: 34, low: 33, high: 35 }), 50).markup).not.toContain('l-6')
  expect(forest(row({ low: 0.1, high: 0.9 }), 0.05).markup).toContain('l-6 -5m6 5l-6 5')
})
