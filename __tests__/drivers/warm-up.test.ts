import { describe, expect, it } from 'vitest'
import { warmUp } from '../../src/drivers/warm-up.ts'
import { randomOf } from '../../src/model/random.ts'
import { actorOf, play, seated } from './play.ts'

const steady = (perCall = 20_000) => actorOf((_, calls) => calls * perCall)

describe('warmUp', () => {
  it('ends soon when both places are steady', () => {
    const { value } = play(
      warmUp(randomOf(1), 100, 0.8),
      seated({ one: steady(), two: steady(30_000) }),
    )
    expect(value.converged).toBe(true)
    expect(value.calls * 20_000).toBeLessThan(200e6)
  })

  it('goes on while one place still becomes faster', () => {
    const compiling = actorOf((batch, calls) => calls * 20_000 * (batch < 40 ? 2 - batch / 40 : 1))
    const { value } = play(warmUp(randomOf(1), 100, 0.8), seated({ one: steady(), two: compiling }))
    expect(value.converged).toBe(true)
    expect(value.calls).toBeGreaterThan(40 * 100)
  })

  it('gives up after a while on a machine that is never steady', () => {
    const restless = actorOf((batch, calls) => calls * 20_000 * (1 + (batch % 7)))
    const { value } = play(warmUp(randomOf(1), 100, 0.8), seated({ one: steady(), two: restless }))
    expect(value.converged).toBe(false)
    const short = play(warmUp(randomOf(1), 100, 0.2), seated({ one: steady(), two: restless }))
    expect(short.value.calls).toBeLessThan(value.calls / 2)
  })

  it('makes one call where one call takes seconds', () => {
    const slow = (): ReturnType<typeof actorOf> => actorOf((_, calls) => calls * 3e9)
    const { value } = play(warmUp(randomOf(1), 1, 0.8), seated({ one: slow(), two: slow() }))
    expect(value.calls).toBe(1)
  })

  it('draws its length', () => {
    const lengths = Array.from(
      { length: 40 },
      (_, seed) =>
        play(warmUp(randomOf(seed), 100, 0.8), seated({ one: steady(), two: steady() })).value
          .calls,
    )
    expect(new Set(lengths).size).toBeGreaterThan(2)
  })
})
