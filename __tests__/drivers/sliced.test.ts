import * as fc from 'fast-check'
import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import {
  bearsNoSlices,
  refusesSlices,
  slicedDriver,
  slicedRuns,
  type SlicedRuns,
} from '../../src/drivers/sliced.ts'
import type { SlicedCommandActor } from '../../src/drivers/actors.ts'
import type { BySlot } from '../../src/drivers/slot.ts'
import { randomOf } from '../../src/model/random.ts'
import type { Readings } from '../../src/model/run/sample.ts'
import { startedOf } from '../fakes/plans.ts'
import { mirrored, blockOf, givenTo, pilotOf, play, slotsOf, type Played } from './play.ts'

const seeds = fc.integer({ min: 0, max: 0xffffffff })

/** A command that was never started, by the milliseconds that it needs. */
function commandOf(needed: number): SlicedCommandActor {
  let left = needed
  return {
    start: () => Promise.resolve(),
    slice: async ({ milliseconds }) => {
      const given = Math.min(left, milliseconds)
      left -= given
      return { hasEnded: left === 0, seconds: given / 1000, waitedSeconds: 0 }
    },
    readings: () => Promise.resolve({ time: 99, cpu: needed / 1000, 'peak-memory': 40e6 + needed }),
  }
}

function played(one: number, two: number, seed: number): Promise<Played<BySlot<Readings>>> {
  const context = {
    benchmark: { ...startedOf('long'), driver: 'sliced' } as const,
    block: blockOf({ driver: 'sliced', seed }),
    pilot: pilotOf(),
    metrics: [],
  }
  return play({ one: commandOf(one), two: commandOf(two) }, (actors) =>
    slicedDriver(actors, context),
  )
}

describe('sliced', () => {
  it('does the same and swaps its readings when the sides change slots', async () => {
    const milliseconds = fc.integer({ min: 1, max: 3000 })
    await fc.assert(
      fc.asyncProperty(seeds, milliseconds, milliseconds, async (seed, one, two) => {
        const straight = await played(one, two, seed)
        const swapped = await played(two, one, seed)
        expect(swapped).toEqual(mirrored(straight))
      }),
    )
  })

  it('gives both slices of the same drawn lengths, either of them first', async () => {
    const { trace } = await played(2000, 2000, 3)
    const slots = slotsOf('slice', trace)
    const lengths = givenTo('slice', trace, ['one']).map(
      (given) => z.object({ milliseconds: z.number() }).parse(given).milliseconds,
    )
    expect(givenTo('slice', trace, ['two'])).toEqual(givenTo('slice', trace, ['one']))
    const pairs = lengths.map((_, at) => slots.slice(2 * at, 2 * at + 2).join(' '))
    expect(new Set(pairs)).toEqual(new Set(['one two', 'two one']))
    for (const length of lengths) {
      expect(length).toBeGreaterThanOrEqual(10)
      expect(length).toBeLessThanOrEqual(30)
    }
    expect(new Set(lengths).size).toBeGreaterThan(10)
  })

  it('compares CPU time and memory, and has no time by the clock on the wall', async () => {
    const { value } = await played(1000, 1100, 3)
    expect(value.one).toEqual({ time: null, cpu: 1, 'peak-memory': 40e6 + 1000 })
    expect(value.two).toEqual({ time: null, cpu: 1.1, 'peak-memory': 40e6 + 1100 })
  })

  it('adds up what each was let run', async () => {
    const slots = { one: commandOf(500), two: commandOf(700) }
    const length = { random: randomOf(5), isWatched: true }
    const { value } = await play(slots, (actors) => slicedRuns(actors, length))
    expect(value.givenSeconds.one).toBeCloseTo(0.5, 10)
    expect(value.givenSeconds.two).toBeCloseTo(0.7, 10)
  })
})

describe('whether a command bears slices', () => {
  it.each([
    ['is long and computes', { time: 1, cpu: 0.98 }, null],
    ['has to wait for others', { time: 2, cpu: 0.5 }, null],
    ['is over too soon', { time: 0.2, cpu: 0.2 }, 'it takes 0.20 s, less than 0.4 s'],
    ['keeps several CPUs busy', { time: 1, cpu: 2 }, 'it keeps 2.0 CPUs busy, but slices have one'],
    ['says nothing of its CPU time', { time: 1, cpu: null }, 'its CPU time is not known'],
  ])('is told of one that %s', (_, plain, expected) => {
    expect(refusesSlices(plain)).toBe(expected)
  })

  const plain = { time: 1, cpu: 1 }
  const runsOf = (cpu: number, given: number, waited: number): SlicedRuns => ({
    readings: { one: {}, two: { cpu } },
    givenSeconds: { one: 1, two: given },
    waitedSeconds: { one: 0, two: waited },
  })
  it.each([
    ['sleeps', 0.4, 1, 'it computes for 40% of its running time, and waits for the rest'],
    ['runs on while it should not', 2, 1, 'it used 200% of its running time'],
    ['costs twice as much in slices', 2, 2.1, 'slices made it cost 2.00 times as much'],
    ['is none the worse for them', 1.1, 1.12, null],
  ])('is tried on one that %s', (_, cpu, givenSeconds, expected) => {
    expect(bearsNoSlices(plain, runsOf(cpu, givenSeconds, 0), 'two')).toBe(expected)
  })

  it('is not held against one that others keep from its CPU', () => {
    expect(bearsNoSlices(plain, runsOf(1, 3, 2.5), 'two')).toBeNull()
  })
})
