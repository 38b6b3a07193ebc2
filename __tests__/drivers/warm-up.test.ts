import { describe, expect, it } from 'vitest'
import type { HarnessActor } from '../../src/drivers/actors.ts'
import type { BySlot } from '../../src/drivers/slot.ts'
import { warmUp, type WarmUp } from '../../src/drivers/warm-up.ts'
import { randomOf } from '../../src/model/random.ts'
import { actorOf, play } from './play.ts'

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
): Promise<WarmUp> {
  const work = (actors: BySlot<HarnessActor>): Promise<WarmUp> =>
    warmUp(actors, randomOf(seed), { iterations, measuredSeconds })
  return (await play(slots, work)).value
}

describe('warmUp', () => {
  it('ends soon when both slots are steady', async () => {
    const { hasConverged: converged, calls } = await warmed({ one: steady(), two: steady(30_000) })
    expect(converged).toBe(true)
    expect(calls * 20_000).toBeLessThan(200e6)
  })

  it('goes on while one slot still becomes faster', async () => {
    const compiling = ageing((made) => (made < 40 ? 2 - made / 40 : 1))
    const { hasConverged: converged, calls } = await warmed({ one: steady(), two: compiling })
    expect(converged).toBe(true)
    expect(calls).toBeGreaterThan(40 * 100)
  })

  it('gives up after a while on one that becomes faster for ever', async () => {
    const endless = (): HarnessActor => ageing((made) => 0.995 ** made)
    const { hasConverged: converged, calls } = await warmed({ one: steady(), two: endless() })
    expect(converged).toBe(false)
    const short = await warmed({ one: steady(), two: endless() }, { measuredSeconds: 0.1 })
    expect(short.hasConverged).toBe(false)
    expect(short.calls).toBeLessThan(calls / 2)
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
      const { hasConverged: converged, calls } = await warmed(slots, { measuredSeconds: 0.8 })
      expect(converged).toBe(true)
      expect(calls).toBeGreaterThan(warmAt * 100)
      expect(calls).toBeLessThan(12_000)
    }
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
