import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CommandActor, BySlot } from '../../src/drivers/actors.ts'
import { command } from '../../src/drivers/command.ts'
import type { Readings } from '../../src/model/run/sample.ts'
import { benchmarkOf } from '../fakes/plans.ts'
import { mirrored, blockOf, pilotOf, play, slotsOf, type Played } from './play.ts'

const played = (slots: BySlot<CommandActor>, batches: number): Promise<Played<BySlot<Readings>>> =>
  play(slots, (actors) =>
    command(actors, {
      benchmark: benchmarkOf('one'),
      block: blockOf(),
      pilot: pilotOf({ batches }),
      metrics: [],
    }),
  )

function yielding(runs: readonly Readings[]): CommandActor {
  let at = 0
  return { run: () => Promise.resolve(runs[at++ % runs.length] ?? {}) }
}

const taking = (...times: readonly number[]): CommandActor =>
  yielding(times.map((time) => ({ time, cpu: time / 2, 'peak-memory': 40e6 })))

it('runs each slot once for every pair, either of them first', async () => {
  const slots = slotsOf('run', (await played({ one: taking(1), two: taking(2) }, 40)).trace)
  expect(slots).toHaveLength(80)
  const pairs = Array.from({ length: 40 }, (_, at) => slots.slice(2 * at, 2 * at + 2).join(' '))
  expect(new Set(pairs)).toEqual(new Set(['one two', 'two one']))
})

it('hands over what a single run yields as it is, and says that it does not know what that did not tell', async () => {
  const { value } = await played({ one: taking(1), two: taking(2) }, 1)
  expect(value.one).toMatchObject({ time: expect.closeTo(1, 12), cpu: 0.5, 'peak-memory': 40e6 })
  expect(value.two).toMatchObject({ time: expect.closeTo(2, 12), cpu: 1, 'peak-memory': 40e6 })
  const one = yielding([{ time: 1, cpu: 1, 'peak-memory': null }])
  const untold = await played({ one, two: yielding([{ time: 1, cpu: 1 }]) }, 2)
  expect(untold.value.one).toMatchObject({ cpu: 1, 'peak-memory': null })
  expect(untold.value.two['peak-memory'] ?? null).toBeNull()
})

it('is not moved by one odd run among ten', async () => {
  const odd = taking(1, 1, 1, 1, 1, 1, 1, 1, 1, 30)
  const { value } = await played({ one: odd, two: taking(2) }, 10)
  expect((value.two['time'] ?? NaN) / (value.one['time'] ?? NaN)).toBeCloseTo(2, 10)
})

it('swaps its readings to the last bit when the sides change slots', async () => {
  const times = fc.array(fc.double({ min: 0.01, max: 10, noNaN: true }), { minLength: 1 })
  await fc.assert(
    fc.asyncProperty(times, times, fc.integer({ min: 1, max: 10 }), async (base, head, batches) => {
      const straight = await played({ one: taking(...base), two: taking(...head) }, batches)
      const swapped = await played({ one: taking(...head), two: taking(...base) }, batches)
      expect(swapped).toEqual(mirrored(straight))
    }),
  )
})
