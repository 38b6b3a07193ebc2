import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SuiteActor } from '../../src/drivers/actors.ts'
import type { BySlot } from '../../src/drivers/slot.ts'
import { suite } from '../../src/drivers/suite.ts'
import type { SuiteRun } from '../../src/model/run/suite.ts'
import { play, slotsOf, type Played } from './play.ts'

const actorOf = (value: number): SuiteActor => ({
  run: () =>
    Promise.resolve({
      rows: [{ name: 'a', value, unit: 's', better: 'lower' }],
      cpuSeconds: null,
      peakMemoryBytes: null,
    }),
})

const played = (one: number, two: number, seed: number): Promise<Played<BySlot<SuiteRun>>> =>
  play({ one: actorOf(one), two: actorOf(two) }, (actors) => suite(actors, seed))

describe('suite', () => {
  it('runs each slot once, either of them first', async () => {
    const orders = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      orders.add(slotsOf('run', (await played(1, 2, seed)).trace).join(' '))
    }
    expect(orders).toEqual(new Set(['one two', 'two one']))
  })

  it('swaps its rows when the sides change slots', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const straight = await played(1, 2, seed)
        const swapped = await played(2, 1, seed)
        expect(swapped.trace).toEqual(straight.trace)
        expect(swapped.value).toEqual({ one: straight.value.two, two: straight.value.one })
      }),
    )
  })
})
