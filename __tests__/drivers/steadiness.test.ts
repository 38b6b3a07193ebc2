import { expect, it } from 'vitest'
import { steadiness } from '../../src/drivers/steadiness.ts'
import { perCall, play, slotsOf } from './play.ts'

const played = (one: number, two: number, seed: number) =>
  play({ one: perCall(one), two: perCall(two) }, (actors) => steadiness(actors, seed, () => false))

it('sees no difference between a program and itself, and mirrors when the slots change', async () => {
  const { value } = await played(10_000, 10_000, 1)
  expect(value).toHaveLength(10)
  expect(value.every((ratio) => Math.abs(ratio) < 1e-9)).toBe(true)
  const one = (await played(10_000, 11_000, 7)).value
  const other = (await played(11_000, 10_000, 7)).value
  // The batch length is settled by slot one, so the calls differ and the ratios do not.
  one.forEach((ratio, window) => expect(ratio).toBeCloseTo(-(other[window] ?? NaN), 3))
})

it('takes turns in an order that is drawn, and starts and ends both', async () => {
  const { trace } = await played(10_000, 10_000, 3)
  const firsts = slotsOf('run', trace).filter((_, index) => index % 2 === 0)
  expect(new Set(firsts)).toEqual(new Set(['one', 'two']))
  expect(slotsOf('start', trace)).toEqual(['one', 'two'])
  expect(slotsOf('end', trace)).toEqual(['one', 'two'])
})
