import * as fc from 'fast-check'
import * as z from 'zod'
import { expect, it } from 'vitest'
import { alternate } from '../../src/drivers/alternate.ts'
import type { Burst, ServerActor, BySlot, Slot } from '../../src/drivers/actors.ts'
import { settleServer } from '../../src/drivers/settle-server.ts'
import { randomOf, seedOf } from '../../src/model/random.ts'
import { serverSchema } from '../../src/model/run/server.ts'
import { startedOf } from '../fakes/plans.ts'
import {
  anyProcess,
  blockOf,
  expectEitherFirst,
  givenTo,
  mirrored,
  pilotOf,
  play,
  slotsOf,
  type Call,
} from './play.ts'

const seeds = fc.integer({ min: 0, max: 0xffffffff })

const server = serverSchema.parse({ requests: [{ path: '/', weight: 3 }, { path: '/dear' }] })
const benchmark = { ...startedOf('hello'), driver: 'alternate', server } as const

/** A server that was never started; a request's time by its kind and its number on this side. */
type Speed = (kind: number, nth: number) => number

function serverOf(speed: Speed): ServerActor {
  let nth = 0
  let used = 0
  return {
    ...anyProcess,
    habits: () => Promise.resolve({ sizes: new Map(), closes: false }),
    usage: async () => ({
      cpuSeconds: used,
      peakMemoryBytes: 50e6,
      pageFaults: null,
      contextSwitches: 3,
    }),
    burst: async ({ requests, leadIn }) => {
      const nanoseconds = requests.map((kind) => speed(kind, nth++))
      used += nanoseconds.reduce((sum, time) => sum + time, 0) / 2e9
      return nanoseconds.slice(leadIn)
    },
  }
}

function played(speeds: BySlot<Speed>, seed: number, iterations = 8) {
  const context = {
    benchmark,
    block: blockOf({ driver: 'alternate', seed }),
    pilot: pilotOf({ iterations }),
    metrics: [],
  }
  return play({ one: serverOf(speeds.one), two: serverOf(speeds.two) }, (actors) =>
    alternate(actors, context),
  )
}

function flickering(seed: number, nanoseconds: number): Speed {
  return (kind, nth) =>
    nanoseconds * (kind === 1 ? 4 : 1) * (1 + 0.2 * randomOf(seedOf(seed, nth)).next())
}

function burstsOf(trace: readonly Call[], slot: Slot): readonly Burst[] {
  return z.array(burstSchema).parse(givenTo('burst', trace, [slot]))
}

const burstSchema = z.object({ requests: z.array(z.number()), leadIn: z.number() })

it('does the same and swaps its readings to the last bit when the sides change slots', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, seeds, seeds, async (seed, base, head) => {
      const [one, two] = [flickering(base, 100_000), flickering(head, 105_000)]
      const straight = await played({ one, two }, seed)
      const swapped = await played({ one: two, two: one }, seed)
      expect(swapped).toEqual(mirrored(straight))
    }),
    { numRuns: 30 },
  )
})

it('sends both servers the same requests, of every kind, in bursts of drawn length, either one first', async () => {
  const { trace } = await played({ one: flickering(1, 1e5), two: flickering(2, 1e5) }, 7)
  const one = burstsOf(trace, 'one')
  expect(burstsOf(trace, 'two')).toEqual(one)
  expect(new Set(one.map(({ requests }) => requests.length)).size).toBeGreaterThan(4)
  const kinds = one.flatMap(({ requests }) => requests)
  const dear = kinds.filter((kind) => kind === 1).length / kinds.length
  expect(dear).toBeGreaterThan(0.18)
  expect(dear).toBeLessThan(0.32)
  expectEitherFirst('burst', trace)
})

it('is not moved by every eighth request of one side being interrupted', async () => {
  const interrupted: Speed = (_, nth) => (nth % 8 === 0 ? 5e6 : 1e5)
  const { value } = await played({ one: interrupted, two: () => 1e5 }, 5)
  expect((value.one['time'] ?? NaN) / (value.two['time'] ?? NaN)).toBeCloseTo(1, 10)
  expect(value.one['throughput']).toBeLessThan(2000)
  // What it is not moved by is told beside it.
  expect(value.one['mean-time']).toBeGreaterThan(5e-4)
  expect(value.one['far-share']).toBeCloseTo(1 / 8, 1)
  expect(value.one['far-time']).toBeCloseTo(5e-3, 8)
  expect(value.two).toMatchObject({ 'far-share': 0, 'far-time': null })
  expect(value.one['latency-p95']).toBeCloseTo(5e-3, 8)
  expect(value.one['latency-p50']).toBeCloseTo(1e-4, 8)
  expect(value.two['throughput']).toBeCloseTo(1e4, 5)
})

it('spreads CPU time over all requests, those that are not timed included, and asks a slow server for single ones', async () => {
  const { value } = await played({ one: () => 1e5, two: () => 2e5 }, 5)
  expect(value.one['cpu']).toBeCloseTo(0.5e-4, 12)
  expect(value.two['cpu']).toBeCloseTo(1e-4, 12)
  expect(value.one['peak-memory']).toBe(50e6)
  const { trace } = await played({ one: () => 3e8, two: () => 3e8 }, 5, 1)
  for (const burst of burstsOf(trace, 'one')) expect(burst.leadIn).toBe(0)
  expect(slotsOf('end', trace)).toEqual(['one', 'two'])
})

it.each([
  ['two milliseconds of requests to the slower side, a second of bursts', 1e5, {}, 20, 333],
  ['at least three at a time up to 3 ms, so that one untimed goes before', 1.9e6, {}, 3, 117],
  ['the same at 3 ms', 3e6, {}, 3, 74],
  ['single ones beyond that', 3.1e6, {}, 1, 215],
  ['one at a time of a slow server, and not for long', 1e9, {}, 1, 3],
  ['the length of a burst that is asked for', 1e5, { server: { ...server, burst: 3 } }, 3, 400],
])('settleServer sends %s', async (_, nanoseconds, changes, iterations, batches) => {
  const slots = { one: serverOf(() => nanoseconds), two: serverOf(() => nanoseconds / 2) }
  const wanted = { ...benchmark, ...changes }
  const { value } = await play(slots, (actors) => settleServer(actors, wanted))
  expect(value).toMatchObject({ iterations, batches, notes: [] })
  expect(value.calls * nanoseconds).toBeLessThan(10e9)
})
