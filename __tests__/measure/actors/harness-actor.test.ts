import { describe, expect, it } from 'vitest'
import type { Host } from '../../../src/host/host.ts'
import type { HarnessActor } from '../../../src/drivers/actors.ts'
import {
  type ClockClaims,
  forgedClock,
  harnessActor,
} from '../../../src/measure/actors/harness-actor.ts'
import { timesOf } from '../../fakes/side-times.ts'
import { runBlock } from '../../../src/measure/actors/run-block.ts'
import { type Harness, startHarness } from '../../../src/measure/actors/harness.ts'
import { benchmarkFolder } from '../../fakes/benchmark-folder.ts'
import { measuringHost } from '../../fakes/measuring-host.ts'
import { benchmarkOf } from '../../fakes/plans.ts'
import { unbound } from '../../fakes/process-specs.ts'
import { realHost } from '../../fakes/real-host.ts'
import { realTarget } from '../../fakes/targets.ts'

const honest: ClockClaims = {
  claimedSeconds: 1,
  outerSeconds: 1.1,
  ranSeconds: 1.05,
  requests: 400,
  claimedDelaySeconds: 0.3,
  delaySeconds: 0.31,
}

const idle = { claimedSeconds: 0, outerSeconds: 0, claimedDelaySeconds: 0, delaySeconds: 0 }

it.each<readonly [string, Partial<ClockClaims>]>([
  ['is as ours', {}],
  ['is not known', { ranSeconds: null }],
  ['is of one that waits', { ranSeconds: 0.01 }],
  ['is on a machine that is busy with others', { outerSeconds: 20 }],
  ['has waiting that is not known', { delaySeconds: null }],
  ['has not begun', { ...idle, ranSeconds: 0, requests: 0 }],
])('a clock that %s is believed', (_, claims) => {
  expect(forgedClock({ ...honest, ...claims })).toBeNull()
})

it.each([
  [
    { claimedSeconds: 0.2 },
    /0\.200 s by the clock of the benchmark where it ran for 1\.05 s: work goes on after its calls; run returns a promise of all that it begins$/,
  ],
  [{ claimedDelaySeconds: 0.4 }, /0\.400 s of waiting for a CPU .* the kernel counted 0\.310 s$/],
  [
    { claimedSeconds: 3 },
    /^expected a clock that can be trusted, got 3\.00 s .* in 1\.10 s by ours$/,
  ],
])('does not believe %j', (claims, told) => {
  expect(forgedClock({ ...honest, ...claims })).toMatch(told)
})

const { host } = measuringHost()

it.each<readonly [string, unknown, (actor: HarnessActor) => Promise<unknown>, string]>([
  [
    'a batch without its time',
    { nanoseconds: 'many' },
    (actor) => actor.run({ iterations: 1, leadIn: 0 }),
    'expected the time of a batch from the harness, got {"nanoseconds":"many"}',
  ],
  [
    'figures that are none',
    { checksum: 'a', gcCount: 'few' },
    (actor) => actor.usage(),
    'expected what the process has used from the harness, got {"checksum":"a","gcCount":"few"}',
  ],
  [
    'a series that is empty',
    { series: [] },
    (actor) => actor.series(),
    'expected the times of the first calls from the harness, got {"series":[]}',
  ],
  [
    'nothing at all',
    undefined,
    (actor) => actor.observe(1),
    'expected what was seen aside from the harness, got nothing',
  ],
])('what answers like no harness is ended as broken: %s', async (_, answer, question, message) => {
  let ended = 0
  const end = async (): Promise<void> => void ended++
  const start = startOf({ times: () => new Map(), ask: async () => answer, end })
  const block = runBlock(
    {
      sides: { one: 'head', two: 'base' },
      make: (side) => harnessActor({ side, start, timeoutSeconds: 5 }, host),
      work: async ({ one }) => {
        await one.start()
        return question(one)
      },
    },
    host,
  )
  await expect(block).rejects.toMatchObject({ side: 'head', message })
  expect(ended).toBe(1)
})

it('counts what helper threads that had its CPU for half of its time worked as its own, and as no disturbance', async () => {
  let clockSeconds = 0
  let delaySeconds = 0
  const alone: Pick<Host, 'clock' | 'machine'> = {
    clock: { ...host.clock, monotonicSeconds: () => clockSeconds },
    machine: {
      ...host.machine,
      contention: async () => ({
        runSeconds: 0,
        runDelaySeconds: delaySeconds,
        involuntarySwitches: 6e5 * delaySeconds,
      }),
    },
  }
  const ask = async (): Promise<unknown> => {
    clockSeconds += 20
    delaySeconds += 8
    return { nanoseconds: 16e9, cpuMicroseconds: 15e6, delayNanoseconds: 8e9 }
  }
  const times = () => timesOf({ 4242: { 4242: [0, 0] } })
  const { actor, disturbance } = actorOf({ times, ask }, alone)
  await actor.start()
  const { delayNanoseconds } = await actor.run({ iterations: 1, leadIn: 0 })
  await actor.end()
  expect(delayNanoseconds).toBe(1e9)
  expect(disturbance?.()).toEqual({ runDelayRatio: 0.05, involuntarySwitches: null })
})

const used = { nanoseconds: 65e6, cpuMicroseconds: 65_000, delayNanoseconds: 0 }
const slept = { ...used, runNanoseconds: 1e6 }
const awake = { ...slept, runNanoseconds: 65e6 }

/** What a side's batches say of waiting, and how often its threads were read. */
async function toldOf(answers: object[]) {
  let reads = 0
  const times = () => timesOf({ 4242: { 4242: [0, 0], 4243: [0, 40e6 * reads++] } })
  const { actor } = actorOf({ times, ask: () => Promise.resolve(answers.shift()) }, host)
  await actor.start()
  const delays = []
  while (answers.length > 0) {
    delays.push((await actor.run({ iterations: 1, leadIn: 0 })).asideDelayNanoseconds)
  }
  return { delays, reads }
}

it('is read from the second batch on only where the main thread slept, and in every batch once such work came back unseen twice', async () => {
  expect(await toldOf([slept, awake, slept])).toEqual({
    delays: [40e6, undefined, undefined],
    reads: 3,
  })
  const { delays } = await toldOf([awake, slept, awake, slept, awake, awake, slept])
  expect(delays.slice(1)).toEqual([undefined, undefined, undefined, undefined, undefined, 40e6])
})

describe('CPU time of threads and children that work while the main thread sleeps', () => {
  const cpuOf = async (cpuMicroseconds: number | null, leadIn: number) => {
    const batch = { nanoseconds: 65e6, cpuMicroseconds, delayNanoseconds: 0, runNanoseconds: 1e6 }
    let reads = 0
    // The main thread, a worker, and a child that is started between the readings.
    const times = () =>
      reads++ === 0
        ? timesOf({ 4242: { 4242: [5e6, 0], 4243: [10e6, 0] } })
        : timesOf({ 4242: { 4242: [9e6, 0], 4243: [70e6, 0] }, 5000: { 5000: [20e6, 0] } })
    const { actor } = actorOf({ times, ask: () => Promise.resolve(batch) }, host)
    await actor.start()
    return (await actor.run({ iterations: 4, leadIn })).cpuMicroseconds
  }

  it.each([
    ['what is read from outside once they rest, with what the main thread ran', 51_000, 0, 81_000],
    ['of which a lead-in has its share', 41_000, 1, 65_000],
    ['what the process says where threads have ended meanwhile', 90_000, 0, 110_000],
    ['nothing where it says nothing', null, 0, null],
  ])('is %s', async (_, says, leadIn, told) => {
    expect(await cpuOf(says, leadIn)).toBe(told)
  })

  it('holds what children used that have ended', async () => {
    const burn = 'while (process.cpuUsage().user < 150e3);'
    const directory = benchmarkFolder({
      'spawning.cjs': `const { execFile } = require('node:child_process')
exports.run = () => new Promise((done) => execFile(process.execPath, ['-e', '${burn}'], done))`,
    })
    const realOne = realHost()
    const target = realTarget('head', directory)
    const request = { benchmark: benchmarkOf('spawning'), target, cpuSet: unbound }
    const start = () => startHarness(request, realOne)
    const { actor, release } = harnessActor({ side: 'head', start, timeoutSeconds: 60 }, realOne)
    await actor.start()
    const { cpuMicroseconds } = await actor.run({ iterations: 2, leadIn: 0 })
    await release?.()
    // Ends of steps of 10 ms are lost.
    expect(cpuMicroseconds).toBeGreaterThan(280e3)
  })
})

function startOf({ times, ask, end }: Pick<Harness, 'times' | 'ask' | 'end'>) {
  const addons = () => Promise.resolve([])
  return () => Promise.resolve({ pid: 4242, addons, times, awakeShare: () => 0, ask, end })
}

function actorOf(
  { times, ask }: Pick<Harness, 'times' | 'ask'>,
  on: Pick<Host, 'clock' | 'machine'>,
): ReturnType<typeof harnessActor> {
  const start = startOf({ times, ask, end: async () => {} })
  return harnessActor({ side: 'head', start, timeoutSeconds: 60 }, on)
}
