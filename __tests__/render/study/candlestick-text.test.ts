import { expect, it } from 'vitest'
import { candlestickText } from '../../../src/render/study/candlestick-text.ts'

const stick = { least: 1, lower: 3.2, mean: 10, upper: 31, most: 100 }

it('a candlestick has equal ratios at equal distances', () => {
  expect(candlestickText(stick, { least: 1, most: 100 }, 13)).toBe('───├──●──┤───')
})

it('what lies beyond the axis is drawn at its ends, and an axis of one value has one column', () => {
  expect(candlestickText(stick, { least: 3.2, most: 31 }, 5)).toBe('├─●─┤')
  expect(candlestickText(stick, { least: 3, most: 3 }, 3)).toBe('●  ')
})
