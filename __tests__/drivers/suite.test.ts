import { expect, it } from 'vitest'
import type { SuiteActor, BySlot } from '../../src/drivers/actors.ts'
import { suite } from '../../src/drivers/suite.ts'
import type { SuiteRun } from '../../src/model/run/suite.ts'
import { play, type Played } from './play.ts'

const actorOf = (value: number): SuiteActor => ({
  run: () =>
    Promise.resolve({
      rows: [{ name: 'a', value, unit: 's', better: 'lower' }],
      cpuSeconds: null,
      peakMemoryBytes: null,
    }),
})

const played = (one: number, two: number): Promise<Played<BySlot<SuiteRun>>> =>
  play({ one: actorOf(one), two: actorOf(two) }, suite)

it('suite swaps its rows when the sides change slots', async () => {
  const straight = await played(1, 2)
  const swapped = await played(2, 1)
  expect(swapped.trace).toEqual(straight.trace)
  expect(swapped.value).toEqual({ one: straight.value.two, two: straight.value.one })
})
