import { expect, it } from 'vitest'
import type { HarnessActor, ServerActor } from '../../src/drivers/actors.ts'
import { runPilot } from '../../src/measure/pilot.ts'
import { actorMakers } from '../../src/measure/actors/actor-makers.ts'
import type { Side } from '../../src/model/build/side.ts'
import { actorOf } from '../drivers/play.ts'
import { serverSchema } from '../../src/model/run/server.ts'
import { benchmarkOf, startedOf } from '../fakes/plans.ts'
import { unbound } from '../fakes/process-specs.ts'
import { realHost } from '../fakes/real-host.ts'
import { targetOf } from '../fakes/targets.ts'

const host = realHost()
const targets = { base: targetOf('base'), head: targetOf('head') }
const hyperfine = { ok: false, message: 'no command is measured' } as const
const makers = actorMakers({ targets, cpuSet: unbound, seed: null, hyperfine }, host)

async function pilotWith(
  actor: (side: Side, pair: number) => HarnessActor,
  benchmark = benchmarkOf('one'),
) {
  const made = { base: 0, head: 0 }
  const pingpong = () => (side: Side) => ({ actor: actor(side, made[side]++) })
  const pilot = await runPilot(benchmark, { ...makers, pingpong }, host)
  return { pilot, made }
}

function growing(): HarnessActor {
  let before = 0
  return actorOf((_, calls) => calls * (before += calls) * 0.2)
}

const steady = (): HarnessActor => actorOf((_, calls) => calls * 1000)

it('asks a fresh pair of processes before it says that calls get dearer, and changes no block otherwise', async () => {
  const plain = await pilotWith(steady)
  expect(plain).toMatchObject({ made: { base: 1, head: 1 }, pilot: { notes: [] } })
  const busy = await pilotWith((_, pair) => (pair === 0 ? growing() : steady()))
  expect(busy.made).toEqual({ base: 2, head: 2 })
  const { blockSeconds: _, ...shape } = plain.pilot
  expect(busy.pilot).toMatchObject(shape)
  expect(busy.pilot.age).toBeUndefined()
  const aged = await pilotWith(growing)
  expect(aged.pilot.notes).toEqual([expect.stringContaining('calls get dearer')])
  expect(aged.pilot.age).toBeGreaterThan(0)
})

it('says once what calls of both leave undone, and of one by its name', async () => {
  const doubts = {
    base: { returns: 'an iterator' },
    head: { returns: 'an iterator', pending: '8 timers' },
  }
  const { pilot } = await pilotWith((side) => ({
    ...steady(),
    undone: () => Promise.resolve(doubts[side]),
  }))
  expect(pilot).toMatchObject({ doubts: ['an iterator', 'head: 8 timers'], headLeaves: true })
  expect((await pilotWith(steady)).pilot.doubts).toBeUndefined()
})

it('names contenders of one benchmark by what they are, where their results differ and calls leave work', async () => {
  const seat = { side: 'head', runtime: null, further: null } as const
  const contest = {
    axis: 'contender',
    labels: { base: 'he@2.0.0', head: 'escape-html@1.0.3' },
    ids: { base: 'encode', head: 'encode' },
    seats: { base: seat, head: seat },
    reference: { module: 'encode.js', parameters: {} },
  }
  const actor = (side: Side): HarnessActor => ({
    ...steady(),
    usage: () => Promise.resolve({ checksum: `${side}\n\t"${side}"`, figures: {} }),
    undone: () => Promise.resolve(side === 'base' ? { pending: '8 timers' } : {}),
  })
  const { pilot } = await pilotWith(actor, { ...benchmarkOf('encode'), contest })
  expect(pilot.doubts).toEqual(['he@2.0.0: 8 timers'])
  expect(pilot.notes).toEqual([expect.stringMatching(/: "base" from he@2\.0\.0 .*escape-html/)])
})

it('says where the answers of servers differ in size, and that head alone closes its connections', async () => {
  const habits = {
    base: { sizes: new Map([[0, 20]]), closes: false },
    head: { sizes: new Map([[0, 2000]]), closes: true },
  }
  const serverBy = (side: Side, shown: Side): ServerActor => ({
    ...actorOf(() => 0),
    burst: async ({ requests }) => requests.map(() => 1e6),
    habits: () => Promise.resolve(habits[shown]),
    usage: () => Promise.reject(new Error(`expected no question about ${side}`)),
  })
  const pilotBy = (shownOf: (side: Side) => Side) =>
    runPilot(
      { ...startedOf('api', 'node'), driver: 'alternate', server: serverSchema.parse({}) },
      { ...makers, alternate: () => (side: Side) => ({ actor: serverBy(side, shownOf(side)) }) },
      host,
    )
  expect(await pilotBy((side) => side)).toMatchObject({
    notes: [
      'the answers to GET / have 20 bytes of base, 2000 of head: "length" says what is right',
    ],
    doubts: ['head: it closes connections, and the time to connect again is in no number'],
    headLeaves: true,
  })
  expect(await pilotBy(() => 'head')).toMatchObject({ notes: [], doubts: undefined })
})
