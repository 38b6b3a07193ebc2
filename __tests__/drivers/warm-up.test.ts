import { expect, it } from 'vitest'
import { z } from 'zod'
import type { HarnessActor, BySlot } from '../../src/drivers/actors.ts'
import { warmUp } from '../../src/drivers/warm-up.ts'
import { randomOf } from '../../src/model/random.ts'
import { actorOf, givenTo, play } from './play.ts'

const steady = (perCall = 20_000): HarnessActor => actorOf((_, calls) => calls * perCall)

/** Costs so many times 20 µs a call; `made` are the calls before, in hundreds. */
function ageing(times: (made: number) => number): HarnessActor {
  let made = 0
  return actorOf((_, calls) => {
    const before = made
    made += calls / 100
    return calls * 20_000 * times(before)
  })
}

async function warmed(
  slots: BySlot<HarnessActor>,
  { seed = 1, iterations = 100, measuredSeconds = 0.4 } = {},
): Promise<number> {
  const { trace } = await play(slots, (actors) =>
    warmUp(actors, randomOf(seed), { iterations, measuredSeconds }),
  )
  const schema = z.array(z.object({ iterations: z.number() }))
  const lengths = schema.parse(givenTo('run', trace, ['one']))
  return lengths.reduce((sum, { iterations: calls }) => sum + calls, 0)
}

it('ends soon when both slots are steady, after one call where that takes seconds', async () => {
  // Who waits for as long as it may takes 200 ms of the slower one or more.
  expect((await warmed({ one: steady(), two: steady(30_000) })) * 30_000).toBeLessThan(200e6)
  const slow = (): HarnessActor => actorOf((_, calls) => calls * 3e9)
  expect(await warmed({ one: slow(), two: slow() }, { iterations: 1 })).toBe(1)
})

it('goes on while one slot still becomes faster', async () => {
  const compiling = ageing((made) => (made < 40 ? 2 - made / 40 : 1))
  const calls = await warmed({ one: steady(), two: compiling })
  expect(calls).toBeGreaterThan(40 * 100)
  expect(calls * 20_000).toBeLessThan(200e6)
})

it('gives up after a while on one that becomes faster for ever', async () => {
  const endless = (): HarnessActor => ageing((made) => 0.995 ** made)
  const calls = await warmed({ one: steady(), two: endless() })
  const short = await warmed({ one: steady(), two: endless() }, { measuredSeconds: 0.1 })
  expect(short).toBeLessThan(calls / 2)
})

it('ends on a machine that is never steady, once nothing becomes faster', async () => {
  const restless = (slot: number, warmAt: number): HarnessActor =>
    ageing((made) => {
      const cold = Math.max(0, 1 - made / warmAt)
      const noise = 0.4 * randomOf(1000 * slot + Math.round(made)).next()
      return (1 + 2 * cold) * (1 + noise)
    })
  for (const warmAt of [1, 30]) {
    const slots = { one: restless(0, 1), two: restless(1, warmAt) }
    const calls = await warmed(slots, { measuredSeconds: 0.8 })
    expect(calls).toBeGreaterThan(warmAt * 100)
    expect(calls).toBeLessThan(12_000)
  }
})

it('draws its length', async () => {
  const lengths = new Set<number>()
  for (let seed = 0; seed < 40; seed++) {
    lengths.add(await warmed({ one: steady(), two: steady() }, { seed }))
  }
  expect(lengths.size).toBeGreaterThan(2)
})
