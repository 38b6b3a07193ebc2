import { describe, expect, it } from 'vitest'
import { steadiness } from '../../src/drivers/steadiness.ts'
import { actorOf, play, seated } from './play.ts'

const at = (perCall: number) => actorOf((_, calls) => calls * perCall)

describe('steadiness', () => {
  it('sees no difference between a program and itself', () => {
    const { value } = play(steadiness(1), seated({ one: at(10_000), two: at(10_000) }))
    expect(value).toHaveLength(16)
    expect(value.every((ratio) => Math.abs(ratio) < 1e-9)).toBe(true)
  })

  it('mirrors when the places change', () => {
    const one = play(steadiness(7), seated({ one: at(10_000), two: at(11_000) })).value
    const other = play(steadiness(7), seated({ one: at(11_000), two: at(10_000) })).value
    // The batch length is settled by place one, so the calls differ and the ratios do not.
    one.forEach((ratio, window) => expect(ratio).toBeCloseTo(-(other[window] ?? NaN), 3))
  })

  it('takes turns in an order that is drawn, and starts and ends both', () => {
    const { trace } = play(steadiness(3), seated({ one: at(10_000), two: at(10_000) }))
    const firsts = trace.flatMap((step, index) =>
      step.do === 'ask' && index % 2 === 0 ? [step.place] : [],
    )
    expect(new Set(firsts)).toEqual(new Set(['one', 'two']))
    expect(trace.filter((step) => step.do === 'start')).toHaveLength(2)
    expect(trace.filter((step) => step.do === 'end')).toHaveLength(2)
  })
})
