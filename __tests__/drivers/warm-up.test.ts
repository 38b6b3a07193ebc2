import { describe, expect, it } from 'vitest'
import type { HarnessActor } from '../../src/drivers/actors.ts'
import type { BySlot } from '../../src/drivers/slot.ts'
import { warmUp, type WarmUp } from '../../src/drivers/warm-up.ts'
import { randomOf } from '../../src/model/random.ts'
import { actorOf, play } from './play.ts'

const steady = (perCall = 20_000): HarnessActor => actorOf((_, calls) => calls * perCall)

async function warmed(
  slots: BySlot<HarnessActor>,
  { seed = 1, iterations = 100, measuredSeconds = 0.8 } = {},
): Promise<WarmUp> {
  const work = (actors: BySlot<HarnessActor>): Promise<WarmUp> =>
    warmUp(actors, randomOf(seed), { iterations, measuredSeconds })
  return (await play(slots, work)).value
}

describe('warmUp', () => {
  it('ends soon when both slots are steady', async () => {
    const { converged, calls } = await warmed({ one: steady(), two: steady(30_000) })
    expect(converged).toBe(true)
    expect(calls * 20_000).toBeLessThan(200e6)
  })

  it('goes on while one slot still becomes faster', async () => {
    const compiling = actorOf((batch, calls) => calls * 20_000 * (batch < 40 ? 2 - batch / 40 : 1))
    const { converged, calls } = await warmed({ one: steady(), two: compiling })
    expect(converged).toBe(true)
    expect(calls).toBeGreaterThan(40 * 100)
  })

  it('gives up after a while on a machine that is never steady', async () => {
    const restless = actorOf((batch, calls) => calls * 20_000 * (1 + (batch % 7)))
    const { converged, calls } = await warmed({ one: steady(), two: restless })
    expect(converged).toBe(false)
    const short = await warmed({ one: steady(), two: restless }, { measuredSeconds: 0.2 })
    expect(short.calls).toBeLessThan(calls / 2)
  })

  it('makes one call where one call takes seconds', async () => {
    const slow = (): HarnessActor => actorOf((_, calls) => calls * 3e9)
    expect((await warmed({ one: slow(), two: slow() }, { iterations: 1 })).calls).toBe(1)
  })

  it('draws its length', async () => {
    const lengths = new Set<number>()
    for (let seed = 0; seed < 40; seed++) {
      lengths.add((await warmed({ one: steady(), two: steady() }, { seed })).calls)
    }
    expect(lengths.size).toBeGreaterThan(2)
  })
})
