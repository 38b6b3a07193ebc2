import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { command } from '../../src/drivers/command.ts'
import type { Place, Step } from '../../src/drivers/driver.ts'
import { benchmarkOf } from '../fakes/plans.ts'
import { blockOf, pilotOf, play } from './play.ts'

const blockWith = (batches: number, seed = 1) =>
  command.block({
    benchmark: benchmarkOf('one'),
    block: blockOf({ seed }),
    pilot: pilotOf({ batches }),
    metrics: [],
  })

/** Readings that a side yields one after the other. */
function answers(times: Readonly<Record<Place, readonly number[]>>): (step: Step) => unknown {
  const at = { one: 0, two: 0 }
  return ({ do: what, place }) => {
    if (what === 'count') return {}
    const time = times[place][at[place]++ % times[place].length]
    return { time, cpu: (time ?? 0) / 2, 'peak-memory': 40e6 }
  }
}

describe('command', () => {
  it('runs each place once for every pair, either of them first', () => {
    const { trace } = play(blockWith(40), answers({ one: [1], two: [2] }))
    const places = trace.flatMap((step) => (step.do === 'command' ? [step.place] : []))
    expect(places).toHaveLength(80)
    const pairs = Array.from({ length: 40 }, (_, at) => places.slice(2 * at, 2 * at + 2).join(' '))
    expect(new Set(pairs)).toEqual(new Set(['one two', 'two one']))
  })

  it('hands over what a single run yields as it is', () => {
    const { value } = play(blockWith(1), answers({ one: [1], two: [2] }))
    expect(value.one).toEqual({ time: expect.closeTo(1, 12), cpu: 0.5, 'peak-memory': 40e6 })
    expect(value.two).toEqual({ time: expect.closeTo(2, 12), cpu: 1, 'peak-memory': 40e6 })
  })

  it('counts each place once beside ten runs, and not beside four', () => {
    const counted = (batches: number): readonly string[] => {
      const { trace } = play(blockWith(batches), (step) =>
        step.do === 'count' ? { instructions: 7 } : { time: 1 },
      )
      return trace.flatMap((step) => (step.do === 'count' ? [step.place] : []))
    }
    expect(counted(10).toSorted()).toEqual(['one', 'two'])
    expect(counted(4)).toEqual([])
  })

  it('hands over what was counted beside what was measured', () => {
    const { value } = play(blockWith(10), ({ do: what, place }) =>
      what === 'count' ? { instructions: place === 'one' ? 7 : 8 } : { time: 1, 'user-time': 2 },
    )
    expect(value.one).toEqual({ time: 1, 'user-time': 2, instructions: 7 })
    expect(value.two).toEqual({ time: 1, 'user-time': 2, instructions: 8 })
  })

  it('is not moved by one odd run among ten', () => {
    const odd = [1, 1, 1, 1, 1, 1, 1, 1, 1, 30]
    const { value } = play(blockWith(10), answers({ one: odd, two: [2] }))
    expect((value.two['time'] ?? NaN) / (value.one['time'] ?? NaN)).toBeCloseTo(2, 10)
  })

  it('swaps its readings to the last bit when the sides change places', () => {
    const times = fc.array(fc.double({ min: 0.01, max: 10, noNaN: true }), { minLength: 1 })
    fc.assert(
      fc.property(times, times, fc.integer({ min: 1, max: 10 }), (one, two, batches) => {
        const straight = play(blockWith(batches), answers({ one, two }))
        const swapped = play(blockWith(batches), answers({ one: two, two: one }))
        expect(swapped.trace).toEqual(straight.trace)
        expect(swapped.value).toEqual({ one: straight.value.two, two: straight.value.one })
      }),
    )
  })

  it('says that it does not know what one run did not tell', () => {
    const { value } = play(blockWith(2), (step) =>
      step.place === 'one' ? { time: 1, cpu: 1, 'peak-memory': null } : { time: 1, cpu: 1 },
    )
    expect(value.one['peak-memory']).toBeNull()
    expect(value.two['peak-memory'] ?? null).toBeNull()
    expect(value.one['cpu']).toBe(1)
  })

  it('names the place whose readings are none', () => {
    const answer = ({ place }: Step): unknown => (place === 'one' ? { time: 1 } : { time: 'long' })
    expect(() => play(blockWith(1), answer)).toThrow(
      expect.objectContaining({ name: 'AnswerError', place: 'two' }),
    )
  })
})
