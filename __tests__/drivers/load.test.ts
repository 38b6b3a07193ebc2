import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ServerActor } from '../../src/drivers/actors.ts'
import type { LoadTimes } from '../../src/model/run/server.ts'
import { alternate } from '../../src/drivers/alternate.ts'
import { turnAtTheLimit } from '../../src/drivers/server-turns.ts'
import { settleServer } from '../../src/drivers/settle-server.ts'
import type { BySlot } from '../../src/drivers/slot.ts'
import type { ServerBenchmark } from '../../src/model/run/benchmark.ts'
import { mostUnderWay, serverSchema } from '../../src/model/run/server.ts'
import { startedOf } from '../fakes/plans.ts'
import { anyProcess, blockOf, givenTo, pilotOf, play, slotsOf } from './play.ts'

const seeds = fc.integer({ min: 0, max: 0xffffffff })

function loaded(asked: unknown): ServerBenchmark {
  return { ...startedOf('api'), driver: 'alternate', server: serverSchema.parse(asked) }
}

/** A server of one worker that takes as long for each request, and is at work for a share of that. */
function workerOf({ server }: ServerBenchmark, seconds: number, { busy = 1 } = {}): ServerActor {
  let used = 0
  const underWay = mostUnderWay(server)
  const load = (requests: readonly number[]): LoadTimes => {
    const answers = requests.map((_, at) => (at + 1) * seconds)
    used += requests.length * seconds * busy
    const latencies = answers.map((at, index) => at - (answers[index - underWay] ?? 0))
    return { answers, latencies, underWay }
  }
  return {
    ...anyProcess,
    connect: () => Promise.resolve(),
    load: async (wanted) => load(wanted),
    burst: () => Promise.reject(new Error('expected no burst, got one')),
    usage: async () => ({
      cpuSeconds: used,
      peakMemoryBytes: 50e6,
      pageFaults: null,
      contextSwitches: 3,
    }),
  }
}

function played(benchmark: ServerBenchmark, seconds: BySlot<number>, seed = 1) {
  const context = {
    benchmark,
    block: blockOf({ driver: 'alternate', seed }),
    pilot: pilotOf({ iterations: 200, batches: 5 }),
    metrics: [],
  }
  return play(
    { one: workerOf(benchmark, seconds.one), two: workerOf(benchmark, seconds.two) },
    (actors) => alternate(actors, context),
  )
}

describe('servers at their limit', () => {
  const benchmark = loaded({ connections: 16 })

  it('take turns in drawn order, with the same requests, while both stay alive', async () => {
    const { value, trace } = await played(benchmark, { one: 1e-3, two: 2e-3 })
    expect(value.one['time']).toBeCloseTo(1e-3, 9)
    expect(value.two['time']).toBeCloseTo(2e-3, 9)
    expect(value.two['throughput']).toBeCloseTo(500, 6)
    expect(value.two['cpu']).toBeCloseTo(2e-3, 9)
    // Sixteen are under way, so each waits for those before it.
    expect(value.one['latency-p50']).toBeCloseTo(16e-3, 9)
    expect(givenTo('load', trace, ['one'])).toEqual(givenTo('load', trace, ['two']))
    const order = slotsOf('load', trace)
    expect(new Set(order.filter((_, at) => at % 2 === 0))).toEqual(new Set(['one', 'two']))
    expect(trace.slice(0, 4).map(({ name }) => name)).toEqual([
      'start',
      'start',
      'connect',
      'connect',
    ])
  })

  it('swap their readings to the last bit when the sides change slots', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, async (seed) => {
        const { value } = await played(benchmark, { one: 1e-3, two: 1.3e-3 }, seed)
        const swapped = (await played(benchmark, { one: 1.3e-3, two: 1e-3 }, seed)).value
        expect([swapped.two, swapped.one]).toEqual([value.one, value.two])
      }),
      { numRuns: 20 },
    )
  })

  it('are read from what an earlier version wrote, without the rate that it knew', () => {
    expect(serverSchema.parse({ connections: 16, rate: null })).toEqual(benchmark.server)
  })

  it('are timed only while as many requests as possible are under way', () => {
    const answers = [9, 10, 11, 12, 13, 14, 30]
    const times = { answers, latencies: [1, 2, 3, 4, 5, 6, 7], underWay: 2 }
    const turn = turnAtTheLimit(times)
    expect(turn).toEqual({
      times: [1],
      latencies: [3, 4, 5],
      seconds: 30,
      sentCount: 7,
    })
    expect(() => turnAtTheLimit({ ...times, underWay: 4 })).toThrow('expected more than 8 requests')
  })

  it('that wait for something else than their CPU are told so', async () => {
    const settled = await settleServer(
      { one: workerOf(benchmark, 1e-3), two: workerOf(benchmark, 1e-3, { busy: 0.3 }) },
      benchmark,
    )
    expect(settled.notes).toEqual([
      expect.stringMatching(/^the server of head worked for 30% of its turns: /),
    ])
    expect(settled.iterations).toBeGreaterThanOrEqual(80)
  })
})
