import { expect, it } from 'vitest'
import type { Metric } from '../../src/model/judging/metric.ts'
import type { HarnessActor } from '../../src/drivers/actors.ts'
import { calibrateAged, repeatCalls } from '../../src/drivers/calibrate.ts'
import { metrics } from '../../src/metrics/index.ts'
import type { Batch } from '../../src/model/run/series-answer.ts'
import { actorOf, givenTo, play, playFunction } from './play.ts'

function growing(stepNanoseconds: number): HarnessActor {
  let age = 0
  const plain = actorOf((_, calls) => {
    const first = age
    age += calls
    return calls * (20_000 + stepNanoseconds * (first + (calls - 1) / 2))
  })
  return { ...plain, renew: async () => void (age = 0) }
}

function ofBlock(benchmark: { readonly calls?: number } = {}) {
  const slots = { one: growing(10), two: growing(10) }
  const pilot = { iterations: 10, batches: 20 }
  return playFunction(slots, { benchmark, block: { seed: 7 }, pilot })
}

it('calls at a fixed age cost the same whatever was called before, where they grow dearer otherwise', async () => {
  const { value, trace } = await ofBlock({ calls: 10 })
  expect(value.one['time']).toBeCloseTo(20.045e-6, 12)
  expect(value.two['time']).toBeCloseTo(20.045e-6, 12)
  const asked = trace.map(({ name }) => name)
  const runs = givenTo('run', trace)
  expect(asked.filter((name) => name === 'renew')).toHaveLength(runs.length)
  expect(runs).toEqual(runs.map(() => ({ iterations: 10, leadIn: 0 })))
  // Calls aside would be of another age.
  expect(asked).not.toContain('observe')
  const without = await ofBlock()
  expect(without.value.one['time']).toBeGreaterThan(21e-6)
  expect(without.trace.map(({ name }) => name)).not.toContain('renew')
})

it('calls at a fixed age are tried as they are measured, and pauses are counted', async () => {
  const slots = { one: growing(10), two: growing(10) }
  const wishes = { measuredSeconds: 0.8, pause: 0.01 }
  const { value } = await play(slots, (actors) => calibrateAged(actors, 100, wishes))
  expect(value.age).toBeUndefined()
  // 2 × (2.05 + 10) ms for a pair.
  expect(value).toMatchObject({ iterations: 100, notes: [], batches: 33 })
  const again = await play(slots, (actors) => repeatCalls(actors, value.history, { isAged: true }))
  const asked = again.trace.map(({ name }) => name)
  expect(asked.filter((name) => name === 'renew')).toHaveLength(2 * value.history.length)
})

it('a process of a fixed life makes its batches and no other calls, and every batch counts', async () => {
  const costs = [9, 1, 1, 5]
  const aging = (): HarnessActor => actorOf((batch) => (costs[batch] ?? 1000) * 1e6)
  const benchmark = { calls: 1, batches: 4, pause: 500 }
  const wishes = { benchmark, block: { seed: 7 }, pilot: { iterations: 1, batches: 4 } }
  const { value, trace } = await playFunction({ one: aging(), two: aging() }, wishes)
  expect(value.one['time']).toBeCloseTo(4e-3, 12)
  expect(value.two['cpu']).toBeCloseTo(4e-3, 12)
  expect(value.series).toEqual({ one: [9e-3, 1e-3, 1e-3, 5e-3], two: [9e-3, 1e-3, 1e-3, 5e-3] })
  expect(value.one['first-call']).toBeCloseTo(9e-3, 12)
  expect(value.one['later-calls']).toBeCloseTo(1e-3, 12)
  // What has grown since before the first call is not known.
  expect(value.one['gc-count']).toBeNull()
  expect(value.one['peak-memory']).toBe(50e6)
  const asked = new Set(trace.map(({ name }) => name))
  expect(asked).toEqual(new Set(['start', 'renew', 'run', 'usage', 'end']))
  // While one rests, so does the other.
  expect(givenTo('renew', trace)).toEqual(
    [1, 2, 3, 4].flatMap(() => [{ isRested: false }, { isRested: true }]),
  )
})

it('a process of a fixed life has the waiting for other programs in its time where that is in what it measures itself', async () => {
  const waited = { nanoseconds: 3e6, delayNanoseconds: 1e6, cpuMicroseconds: 2000 }
  const waiting = (): HarnessActor => ({ ...growing(1), run: () => Promise.resolve(waited) })
  const timeWith = async (wanted: readonly Metric[]) => {
    const benchmark = { calls: 1, batches: 2 }
    const slots = { one: waiting(), two: waiting() }
    const { value } = await playFunction(slots, { benchmark, metrics: wanted })
    return value.one['time']
  }
  const [time] = metrics
  if (time === undefined) throw new Error('expected a metric')
  const usage = { of: 'total', as: 'level', scale: 1 } as const
  const mark: Metric = { ...time, id: 'total', own: true, usage }
  expect(await timeWith(metrics)).toBeCloseTo(2e-3, 12)
  expect(await timeWith([...metrics, mark])).toBeCloseTo(3e-3, 12)
})

it('a process of a fixed life has no time only where other programs kept all the batches of a side waiting, together', async () => {
  const life = (nanoseconds: number, delays: readonly number[]): HarnessActor => {
    let at = 0
    const batch = (): Batch => ({
      nanoseconds,
      delayNanoseconds: 0,
      cpuMicroseconds: nanoseconds / 1000,
      asideDelayNanoseconds: delays[at++ % delays.length] ?? 0,
    })
    return { ...growing(1), run: () => Promise.resolve(batch()) }
  }
  const timesOf = async (one: HarnessActor, two: HarnessActor) => {
    const benchmark = { calls: 1, batches: 20 }
    const { value } = await playFunction({ one, two }, { benchmark })
    return [value.one['time'], value.two['time']]
  }
  // A fifth of one millisecond is a hundredth of twenty.
  const brief = [2e5, ...Array.from({ length: 19 }, () => 0)]
  expect(await timesOf(life(1e6, brief), life(1e6, [0]))).toEqual([1e-3, 1e-3])
  expect(await timesOf(life(1e6, [1e5]), life(1e6, [0]))).toEqual([null, null])
  // Nothing beside the time of the other side, but a tenth of its own.
  expect(await timesOf(life(1e6, [1e5]), life(50e6, [0]))).toEqual([null, null])
})

it('a process of a fixed life is tried for some batches, and forecast with its pauses', async () => {
  const slots = { one: growing(10), two: growing(10) }
  const wishes = { measuredSeconds: 0.8, pause: 0.5, life: 20 }
  const { value } = await play(slots, (actors) => calibrateAged(actors, 100, wishes))
  expect(value.history).toEqual([100, 100, 100])
  expect(value.batches).toBe(20)
  expect(value.measuredSeconds).toBeCloseTo(20 * (0.5 + 2 * 2.0495e-3), 6)
})

it('calls that get dearer with their number are timed after the same number of calls in every process, however fast they are', async () => {
  for (const step of [1, 1000]) {
    const pilot = { iterations: 16, batches: 64, age: 256 }
    const slots = { one: growing(step), two: growing(step) }
    const { trace } = await playFunction(slots, { block: { seed: step }, pilot })
    for (const slot of ['one', 'two'] as const) {
      const lengths = givenTo('run', trace, [slot])
      const first = lengths.slice(0, 16)
      expect(first).toEqual(first.map(() => ({ iterations: 16, leadIn: 0 })))
      expect(lengths).toHaveLength(16 + 64)
    }
  }
})
