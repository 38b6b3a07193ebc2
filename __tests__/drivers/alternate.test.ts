import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alternate } from '../../src/drivers/alternate.ts'
import type { ByPlace, Step } from '../../src/drivers/driver.ts'
import { settleBurst } from '../../src/drivers/settle-burst.ts'
import { randomOf, seedOf } from '../../src/model/random.ts'
import type { Readings } from '../../src/model/run/sample.ts'
import { serverSchema } from '../../src/model/run/server.ts'
import { benchmarkOf } from '../fakes/plans.ts'
import { blockOf, pilotOf, play, type Played } from './play.ts'

const seeds = fc.integer({ min: 0, max: 0xffffffff })

const server = serverSchema.parse({ requests: [{ path: '/', weight: 3 }, { path: '/dear' }] })
const benchmark = benchmarkOf('hello', { driver: 'alternate', server })

/** A server that was never started; a request's time by its kind and its number on this side. */
type Speed = (kind: number, nth: number) => number

function answering(speeds: ByPlace<Speed>): (step: Step) => unknown {
  const nth = { one: 0, two: 0 }
  const used = { one: 0, two: 0 }
  return (step) => {
    if (step.do === 'consumed') {
      return {
        cpuSeconds: used[step.place],
        peakMemoryBytes: 50e6,
        pageFaults: null,
        contextSwitches: 3,
      }
    }
    if (step.do !== 'burst') return null
    const nanoseconds = step.burst.requests.map((kind) =>
      speeds[step.place](kind, nth[step.place]++),
    )
    used[step.place] += nanoseconds.reduce((sum, time) => sum + time, 0) / 2e9
    return { nanoseconds: nanoseconds.slice(step.burst.leadIn) }
  }
}

function played(speeds: ByPlace<Speed>, seed: number, iterations = 8): Played<ByPlace<Readings>> {
  const context = {
    benchmark,
    block: blockOf({ driver: 'alternate', seed }),
    pilot: pilotOf({ iterations }),
    metrics: [],
  }
  return play(alternate.block(context), answering(speeds))
}

function flickering(seed: number, nanoseconds: number): Speed {
  return (kind, nth) =>
    nanoseconds * (kind === 1 ? 4 : 1) * (1 + 0.2 * randomOf(seedOf(seed, nth)).next())
}

function burstsOf(trace: readonly Step[], place: 'one' | 'two') {
  return trace.flatMap((step) => (step.do === 'burst' && step.place === place ? [step.burst] : []))
}

describe('alternate', () => {
  it('does the same and swaps its readings to the last bit when the sides change places', () => {
    fc.assert(
      fc.property(seeds, seeds, seeds, (seed, base, head) => {
        const [one, two] = [flickering(base, 100_000), flickering(head, 105_000)]
        const straight = played({ one, two }, seed)
        const swapped = played({ one: two, two: one }, seed)
        expect(swapped.trace).toEqual(straight.trace)
        expect(swapped.value).toEqual({ one: straight.value.two, two: straight.value.one })
      }),
      { numRuns: 30 },
    )
  })

  it('sends both servers the same requests, of every kind, in bursts of drawn length', () => {
    const { trace } = played({ one: flickering(1, 1e5), two: flickering(2, 1e5) }, 7)
    const one = burstsOf(trace, 'one')
    expect(burstsOf(trace, 'two')).toEqual(one)
    expect(new Set(one.map(({ requests }) => requests.length)).size).toBeGreaterThan(4)
    const kinds = one.flatMap(({ requests }) => requests)
    const dear = kinds.filter((kind) => kind === 1).length / kinds.length
    expect(dear).toBeGreaterThan(0.18)
    expect(dear).toBeLessThan(0.32)
  })

  it('lets either server be asked first, about as often', () => {
    const { trace } = played({ one: flickering(1, 1e5), two: flickering(2, 1e5) }, 7)
    const asked = trace.flatMap((step) => (step.do === 'burst' ? [step.place] : []))
    const firsts = asked.filter((place, at) => at % 2 === 0 && place === 'one').length
    expect(firsts / (asked.length / 2)).toBeGreaterThan(0.3)
    expect(firsts / (asked.length / 2)).toBeLessThan(0.7)
  })

  it('is not moved by every eighth request of one side being interrupted', () => {
    const interrupted: Speed = (_, nth) => (nth % 8 === 0 ? 5e6 : 1e5)
    const { value } = played({ one: interrupted, two: () => 1e5 }, 5)
    expect((value.one['time'] ?? NaN) / (value.two['time'] ?? NaN)).toBeCloseTo(1, 10)
    expect(value.one['throughput']).toBeLessThan(2000)
    expect(value.one['latency-p95']).toBeCloseTo(5e-3, 8)
    expect(value.one['latency-p50']).toBeCloseTo(1e-4, 8)
    expect(value.two['throughput']).toBeCloseTo(1e4, 5)
  })

  it('spreads CPU time over all requests, those that are not timed included', () => {
    const { value } = played({ one: () => 1e5, two: () => 2e5 }, 5)
    expect(value.one['cpu']).toBeCloseTo(0.5e-4, 12)
    expect(value.two['cpu']).toBeCloseTo(1e-4, 12)
    expect(value.one['peak-memory']).toBe(50e6)
  })

  it('ends both servers, and asks a slow one for single requests without a lead-in', () => {
    const { trace } = played({ one: () => 3e8, two: () => 3e8 }, 5, 1)
    for (const burst of burstsOf(trace, 'one')) expect(burst.leadIn).toBe(0)
    const stopped = trace.flatMap((step) => (step.do === 'stop' ? [step.place] : []))
    expect(stopped).toEqual(['one', 'two'])
  })

  it('names the place that does not tell the time of every request', () => {
    const answer = answering({ one: () => 1e5, two: () => 1e5 })
    const context = {
      benchmark,
      block: blockOf({ driver: 'alternate' }),
      pilot: pilotOf(),
      metrics: [],
    }
    const short = (step: Step): unknown =>
      step.do === 'burst' && step.place === 'two' ? { nanoseconds: [1] } : answer(step)
    expect(() => play(alternate.block(context), short)).toThrow(
      expect.objectContaining({ name: 'AnswerError', place: 'two' }),
    )
  })
})

describe('settleBurst', () => {
  const settled = (nanoseconds: number, changes: Parameters<typeof benchmarkOf>[1] = {}) =>
    play(
      settleBurst({ ...benchmark, ...changes }),
      answering({ one: () => nanoseconds, two: () => nanoseconds / 2 }),
    ).value

  it('fills two milliseconds with requests to the slower side, and a second with bursts', () => {
    expect(settled(1e5)).toMatchObject({ iterations: 20, batches: 333, notes: [] })
  })

  it('asks a slow server for one request at a time, and not for long', () => {
    const { iterations, batches, calls } = settled(1e9)
    expect({ iterations, batches }).toEqual({ iterations: 1, batches: 3 })
    expect(calls).toBeLessThan(10)
  })

  it('takes the length of a burst that is asked for', () => {
    expect(settled(1e5, { server: { ...server, burst: 3 } }).iterations).toBe(3)
  })
})
