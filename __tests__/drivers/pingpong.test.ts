import * as fc from 'fast-check'
import * as z from 'zod'
import { expect, it } from 'vitest'
import type { HarnessActor, BySlot, Slot } from '../../src/drivers/actors.ts'
import { metrics } from '../../src/metrics/index.ts'
import type { Metric } from '../../src/model/judging/metric.ts'
import type { ProcessUsage } from '../../src/model/run/series-answer.ts'
import { randomOf, seedOf } from '../../src/model/random.ts'
import {
  actorOf,
  expectEitherFirst,
  perCall,
  givenTo,
  mirrored,
  playFunction,
  retold,
  type Call,
} from './play.ts'

const seeds = fc.integer({ min: 0, max: 0xffffffff })

function played(slots: BySlot<HarnessActor>, seed: number, iterations = 100, wanted = metrics) {
  return playFunction(slots, { block: { seed }, pilot: { iterations }, metrics: wanted })
}

/** Speed that changes from batch to batch as a real machine's does, and is the side's own. */
function flickering(seed: number, perCallNanoseconds: number): HarnessActor {
  return actorOf((batch, calls) => {
    const noise = 1 + 0.2 * randomOf(seedOf(seed, batch)).next()
    return calls * perCallNanoseconds * noise
  })
}

const ownSeconds: Metric = {
  id: 'half',
  label: 'half',
  unit: 's',
  better: 'lower',
  assume: 'nothing',
  gates: false,
  threshold: 0.02,
  own: true,
}

const lengthSchema = z.object({ iterations: z.number(), leadIn: z.number() })

function timedBatches(trace: readonly Call[], slot: Slot) {
  const usages = trace.flatMap(({ name }, at) => (name === 'usage' ? [at] : []))
  const measured = trace.slice((usages[1] ?? 0) + 1, usages[2])
  return z.array(lengthSchema).parse(givenTo('run', measured, [slot]))
}

async function timesOf(slots: BySlot<HarnessActor>) {
  const { value } = await played(slots, 5)
  return [value.one['time'], value.two['time']]
}

const near = (...times: readonly number[]) => times.map((time): unknown => expect.closeTo(time, 12))

/** An actor that has used these figures when it is asked for the first time, the second time and so on. */
function using(plain: HarnessActor, figuresOf: (asked: number) => ProcessUsage['figures']) {
  let asked = 0
  return {
    ...plain,
    usage: async () => {
      const { checksum, figures: used } = await plain.usage()
      return { checksum, figures: { ...used, ...figuresOf(asked++) } }
    },
  }
}

it.each([
  ['both at once, where they are warmed up', {}, 'aside', 'start start ready ready'],
  ['one by one, where first calls are timed', { series: 3 }, undefined, 'start ready start ready'],
  ['one by one, where calls have an age', { calls: 4 }, undefined, 'start ready start ready'],
])('starts %s', async (_, benchmark, place, expected) => {
  const order: string[] = []
  const starting = (seed: number): HarnessActor => ({
    ...flickering(seed, 20_000),
    start: async () => {
      order.push('start')
      await new Promise(setImmediate)
      order.push('ready')
    },
  })
  const slots = { one: starting(1), two: starting(2) }
  const { trace } = await playFunction(slots, { benchmark, pilot: { iterations: 10 } })
  expect(order.join(' ')).toBe(expected)
  expect(givenTo('start', trace)).toEqual([undefined, place])
})

it('fails with the first error, once neither is starting', async () => {
  const ended: string[] = []
  const failing = (name: string): HarnessActor => ({
    ...flickering(1, 20_000),
    start: async () => {
      await new Promise((resolve) => setTimeout(resolve, name === 'one' ? 0 : 5))
      ended.push(name)
      throw new Error(`${name} does not start`)
    },
  })
  const slots = { one: failing('one'), two: failing('two') }
  await expect(played(slots, 1)).rejects.toThrow('one does not start')
  expect(ended).toEqual(['one', 'two'])
})

it('does the same and swaps its readings to the last bit when the sides change slots', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, seeds, seeds, async (seed, base, head) => {
      const slow = (): HarnessActor => flickering(base, 20_000)
      const slower = (): HarnessActor => flickering(head, 21_000)
      const straight = await played({ one: slow(), two: slower() }, seed)
      const swapped = await played({ one: slower(), two: slow() }, seed)
      expect(swapped).toEqual(mirrored(straight))
    }),
    { numRuns: 30 },
  )
})

it('asks both slots for the same calls', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, fc.integer({ min: 1, max: 5000 }), async (seed, iterations) => {
      const actor = (): HarnessActor => actorOf((_, calls) => (calls * 2e6) / iterations)
      const { trace } = await played({ one: actor(), two: actor() }, seed, iterations)
      const one = timedBatches(trace, 'one')
      expect(one).toHaveLength(60)
      expect(timedBatches(trace, 'two')).toEqual(one)
      for (const batch of one) {
        expect(batch.iterations).toBeGreaterThanOrEqual(Math.max(1, Math.floor(iterations * 0.5)))
        expect(batch.iterations).toBeLessThanOrEqual(Math.ceil(iterations * 1.5))
      }
    }),
    { numRuns: 30 },
  )
})

it('makes one call of each side, and none to warm up, where that is the whole block', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const slots = { one: actorOf(() => 3e9), two: actorOf(() => 3e9) }
    const pilot = { iterations: 1, batches: 1 }
    const { trace } = await playFunction(slots, { block: { seed }, pilot })
    const calls = { iterations: 1, leadIn: 0 }
    expect(givenTo('run', trace)).toEqual([calls, calls])
  }
})

it('draws length, lead-in and who comes first anew for every pair', async () => {
  const { trace } = await played({ one: flickering(1, 20_000), two: flickering(2, 20_000) }, 99)
  const one = timedBatches(trace, 'one')
  expect(new Set(one.map((batch) => batch.iterations)).size).toBeGreaterThan(20)
  expect(new Set(one.map((batch) => batch.leadIn)).size).toBeGreaterThan(10)
  expectEitherFirst('run', trace)
})

it('is not moved by a fifth of the pairs being disturbed on one side', async () => {
  const disturbed = actorOf((batch, calls) => calls * 20_000 * (batch % 6 === 0 ? 50 : 1))
  const calm = perCall(20_000)
  const { value } = await played({ one: disturbed, two: calm }, 5)
  expect((value.one['time'] ?? NaN) / (value.two['time'] ?? NaN)).toBeCloseTo(1, 10)
})

it('leaves out the pairs in which a process was taken off its CPU, and takes off the time of others where the kernel tells', async () => {
  // Half of one side's batches lose a third of their time to another program.
  let batches = 0
  const half = retold(perCall(20_000), ({ nanoseconds }) =>
    batches++ % 2 === 0 ? { nanoseconds: 1.5 * nanoseconds } : {},
  )
  expect(await timesOf({ one: half, two: perCall(20_000) })).toEqual(near(20e-6, 20e-6))
  const robbed = (nanosecondsOfCall: number): HarnessActor =>
    retold(perCall(nanosecondsOfCall), ({ nanoseconds }) => ({
      nanoseconds: nanoseconds + 5e5,
      delayNanoseconds: 5e5,
    }))
  const slots = { one: robbed(20_000), two: robbed(30_000) }
  expect(await timesOf(slots)).toEqual(near(20e-6, 30e-6))
})

it('does not know the time of work off the main thread that other programs kept waiting', async () => {
  const aside = (delayed: (batch: number) => number): HarnessActor => {
    let batches = 0
    return retold(perCall(20_000), (batch) => {
      const asideDelayNanoseconds = delayed(batches++)
      const nanoseconds = batch.nanoseconds + asideDelayNanoseconds
      return { nanoseconds, delayNanoseconds: 0, asideDelayNanoseconds }
    })
  }
  const busy = { one: aside(() => 1e6), two: perCall(20_000) }
  expect(await timesOf(busy)).toEqual([null, null])
  const some = { one: aside((batch) => (batch % 2) * 1e6), two: perCall(20_000) }
  expect(await timesOf(some)).toEqual(near(20e-6, 20e-6))
})

it('takes nothing off the time of a row that measures parts of it itself', async () => {
  const usage = { of: 'halfSeconds', as: 'growth-per-call', scale: 1 } as const
  const half: Metric = { ...ownSeconds, usage }
  // Every second batch loses half a millisecond to another program, which a mark would hold as well.
  const robbed = (aside?: number): HarnessActor => {
    let batches = 0
    return retold(perCall(20_000, { halfSeconds: 1 }), (batch) => {
      const delayNanoseconds = (batches++ % 2) * 5e5
      const delayed = { nanoseconds: batch.nanoseconds + delayNanoseconds, delayNanoseconds }
      return aside === undefined ? delayed : { ...delayed, asideDelayNanoseconds: aside }
    })
  }
  const both = [...metrics, half]
  const { value, trace } = await played({ one: robbed(), two: robbed() }, 5, 100, both)
  const calls = timedBatches(trace, 'one').reduce((sum, { iterations }) => sum + iterations, 0)
  expect(value.one['time']).toBeCloseTo(20e-6 + (30 * 5e-4) / calls, 12)
  expect(value.one['half']).toBe(0)
  const nothing = { time: null, half: null }
  const aside = await played({ one: robbed(), two: robbed(5e5) }, 5, 100, [half])
  expect(aside.value).toMatchObject({ one: nothing, two: nothing })
  // Beside the time of a slow side it is nothing.
  const slow = perCall(1e6, { halfSeconds: 1 })
  const contest = await played({ one: robbed(5e5), two: slow }, 5, 100, [half])
  expect(contest.value.one).toMatchObject(nothing)
})

it('keeps all pairs where the work itself waits', async () => {
  const waiting = (nanosecondsOfCall: number): HarnessActor =>
    retold(perCall(nanosecondsOfCall), () => ({ cpuMicroseconds: 1 }))
  const { value } = await played({ one: waiting(20_000), two: waiting(30_000) }, 5)
  expect((value.two['time'] ?? NaN) / (value.one['time'] ?? NaN)).toBeCloseTo(1.5, 10)
})

it('adds up the CPU time of timed calls, and nothing of what happens between them', async () => {
  const plain = perCall(20_000, { cpuMicroseconds: 77e6 })
  const { value } = await played({ one: plain, two: perCall(30_000) }, 5)
  expect(value.one['cpu']).toBeCloseTo(20e-6, 12)
  expect(value.two['cpu']).toBeCloseTo(30e-6, 12)
})

it('reads collections from the calls that come after the timed ones', async () => {
  const plain = perCall(20_000)
  const { value, trace } = await played({ one: plain, two: plain }, 20)
  const asked = trace.map(({ name }) => name)
  expect(asked.indexOf('observe')).toBeGreaterThan(asked.lastIndexOf('run'))
  expect(value.one).toMatchObject({ 'gc-time': 2e-6, 'gc-share': 0.1, 'gc-count': 0.01 })
})

it('reads what grows in the measured part only, per call', async () => {
  const usages = [
    { userMicroseconds: 1e6, pageFaults: 5 },
    { userMicroseconds: 3e6, pageFaults: 12 },
  ]
  const plain = perCall(20_000)
  const busy = using(plain, (asked) => usages[asked] ?? {})
  const { value, trace } = await played({ one: busy, two: plain }, 5)
  const calls = timedBatches(trace, 'one').reduce(
    (sum, { iterations, leadIn }) => sum + iterations + leadIn,
    0,
  )
  expect(value.one['user-time']).toBeCloseTo(2 / calls, 12)
  expect(value.one['page-faults']).toBe(7)
  expect(value.one['peak-memory']).toBe(50e6)
})

it('says that it does not know what a runtime does not tell', async () => {
  const unknown = { peakMemoryBytes: null, userMicroseconds: null }
  const old = (): HarnessActor =>
    retold(perCall(20_000, unknown), () => ({ cpuMicroseconds: null }))
  const { value } = await played({ one: old(), two: old() }, 5)
  expect(value.one).toMatchObject({
    cpu: null,
    'peak-memory': null,
    'user-time': null,
  })
  expect(value.one['time']).toBeCloseTo(20e-6, 10)
})

it('shares the time of a warm-up among the pairs of processes of a cycle of links', async () => {
  const warmUpSeconds = async (links: { readonly links?: 4 }): Promise<number> => {
    const endless = (): HarnessActor => {
      let made = 0
      return actorOf((_, calls) => {
        made += calls
        return calls * 20_000 * 0.999_97 ** made
      })
    }
    const slots = { one: endless(), two: endless() }
    const pilot = { iterations: 10 }
    const { value } = await playFunction(slots, { block: { seed: 3, ...links }, pilot })
    return value.spentTime?.warmUp ?? 0
  }
  const whole = await warmUpSeconds({})
  expect(whole).toBeGreaterThan(0.2)
  const part = await warmUpSeconds({ links: 4 })
  expect(part).toBeGreaterThan(0)
  expect(part).toBeLessThan(0.35 * whole)
})
