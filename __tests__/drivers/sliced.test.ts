import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bearsNoSlices, refusesSlices } from '../../src/drivers/bears-slices.ts'
import type { ByPlace, Step } from '../../src/drivers/driver.ts'
import { sliced, slicedRuns } from '../../src/drivers/sliced.ts'
import type { Readings } from '../../src/model/run/sample.ts'
import { benchmarkOf } from '../fakes/plans.ts'
import { blockOf, pilotOf, play, type Played } from './play.ts'

const seeds = fc.integer({ min: 0, max: 0xffffffff })

/** Commands that were never started, by the milliseconds that they need. */
function commands(needed: ByPlace<number>): (step: Step) => unknown {
  const left = { ...needed }
  return (step) => {
    if (step.do === 'finish') {
      return { time: 99, cpu: needed[step.place] / 1000, 'peak-memory': 40e6 + needed[step.place] }
    }
    if (step.do !== 'slice') return null
    const given = Math.min(left[step.place], step.milliseconds)
    left[step.place] -= given
    return { ended: left[step.place] === 0, seconds: given / 1000, waitedSeconds: 0 }
  }
}

function played(needed: ByPlace<number>, seed: number): Played<ByPlace<Readings>> {
  const context = {
    benchmark: benchmarkOf('long', { driver: 'sliced' }),
    block: blockOf({ driver: 'sliced', seed }),
    pilot: pilotOf(),
    metrics: [],
  }
  return play(sliced.block(context), commands(needed))
}

describe('sliced', () => {
  it('does the same and swaps its readings when the sides change places', () => {
    const milliseconds = fc.integer({ min: 1, max: 3000 })
    fc.assert(
      fc.property(seeds, milliseconds, milliseconds, (seed, one, two) => {
        const straight = played({ one, two }, seed)
        const swapped = played({ one: two, two: one }, seed)
        expect(swapped.trace).toEqual(straight.trace)
        expect(swapped.value).toEqual({ one: straight.value.two, two: straight.value.one })
      }),
    )
  })

  it('gives both slices of the same drawn lengths, either of them first', () => {
    const { trace } = played({ one: 2000, two: 2000 }, 3)
    const slices = trace.flatMap((step) => (step.do === 'slice' ? [step] : []))
    const pairs = slices.flatMap((first, at) => {
      const second = slices[at + 1]
      return at % 2 === 0 && second !== undefined ? [{ first, second }] : []
    })
    for (const { first, second } of pairs) {
      expect(second.milliseconds).toBe(first.milliseconds)
      expect(second.place).not.toBe(first.place)
      expect(first.milliseconds).toBeGreaterThanOrEqual(10)
      expect(first.milliseconds).toBeLessThanOrEqual(30)
    }
    expect(new Set(pairs.map(({ first }) => first.place)).size).toBe(2)
    expect(new Set(pairs.map(({ first }) => first.milliseconds)).size).toBeGreaterThan(10)
  })

  it('compares CPU time and memory, and has no time by the clock on the wall', () => {
    const { value } = played({ one: 1000, two: 1100 }, 3)
    expect(value.one).toEqual({ time: null, cpu: 1, 'peak-memory': 40e6 + 1000 })
    expect(value.two).toEqual({ time: null, cpu: 1.1, 'peak-memory': 40e6 + 1100 })
  })

  it('adds up what each was let run', () => {
    const { value } = play(slicedRuns(5, true), commands({ one: 500, two: 700 }))
    expect(value.givenSeconds.one).toBeCloseTo(0.5, 10)
    expect(value.givenSeconds.two).toBeCloseTo(0.7, 10)
  })

  it('names the place whose slice ends in nonsense', () => {
    const answer = commands({ one: 500, two: 500 })
    const broken = (step: Step): unknown =>
      step.do === 'slice' && step.place === 'two' ? { ended: 'soon' } : answer(step)
    expect(() => play(slicedRuns(5, true), broken)).toThrow(
      expect.objectContaining({ name: 'AnswerError', place: 'two' }),
    )
  })
})

describe('whether a command bears slices', () => {
  it.each([
    ['is long and computes', { time: 1, cpu: 0.98 }, null],
    ['has to wait for others', { time: 2, cpu: 0.5 }, null],
    ['is over too soon', { time: 0.2, cpu: 0.2 }, 'it takes 0.20 s, less than 0.4 s'],
    [
      'keeps several CPUs busy',
      { time: 1, cpu: 2 },
      'it keeps 2.0 CPUs busy, where slices have one',
    ],
    ['says nothing of its CPU time', { time: 1, cpu: null }, 'its CPU time is not known'],
  ])('is told of one that %s', (_, plain, expected) => {
    expect(refusesSlices(plain)).toBe(expected)
  })

  const plain = { time: 1, cpu: 1 }
  it.each([
    ['sleeps', 0.4, 1, 'it computes for 40 % of the time it is let run, and waits otherwise'],
    ['runs on while it should not', 2, 1, 'it used 200 % of the time it was let run'],
    ['costs twice as much in slices', 2, 2.1, 'slices made it cost 2.00 times as much'],
    ['is none the worse for them', 1.1, 1.12, null],
  ])('is tried on one that %s', (_, cpu, givenSeconds, expected) => {
    expect(bearsNoSlices({ plain, sliced: { cpu }, givenSeconds, waitedSeconds: 0 })).toBe(expected)
  })

  it('is not held against one that others keep from its CPU', () => {
    const trial = { plain, sliced: { cpu: 1 }, givenSeconds: 3, waitedSeconds: 2.5 }
    expect(bearsNoSlices(trial)).toBeNull()
  })
})
