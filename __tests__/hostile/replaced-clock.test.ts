import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { DialogueError, type Dialogue, type ProcessSpec } from '../../src/host/process/processes.ts'
import type { Contention } from '../../src/host/machine/machine-probe.ts'
import { actorMakers } from '../../src/measure/actors/actor-makers.ts'
import { startHarness } from '../../src/measure/actors/harness.ts'
import { SideError } from '../../src/measure/actors/side-error.ts'
import { runPilot } from '../../src/measure/pilot.ts'
import { tryBenchmarks } from '../../src/measure/try-benchmarks.ts'
import type { Side } from '../../src/model/build/side.ts'
import { benchmarkFolder } from '../fakes/benchmark-folder.ts'
import { outcomeOf } from '../fakes/outcomes.ts'
import { benchmarkOf } from '../fakes/plans.ts'
import { unbound } from '../fakes/process-specs.ts'
import { realHost } from '../fakes/real-host.ts'
import { realTarget, targetOf } from '../fakes/targets.ts'

const work = `
  calls++
  let x = 0
  for (let i = 0; i < 20000; i++) x = (x * 31 + i) | 0
  return x
}`
const kinds = {
  'returns its value': `exports.run = function () {${work}`,
  'returns a promise': `exports.run = async function () { await null${work}`,
} as const

/** Counts calls, and writes their number down when the process ends, by functions that nobody has replaced by then. */
const counting = `
const { openSync, writeSync } = require('fs')
const file = openSync(process.env.TMPDIR + '/calls', 'w')
let calls = 0
exports.teardown = function () { writeSync(file, '' + calls) }
`

const attacksText = readFileSync(new URL('forging-attacks.cjs', import.meta.url), 'utf8')
const { attacks } = z
  .object({ attacks: z.record(z.string(), z.unknown()) })
  .parse(createRequire(import.meta.url)('./forging-attacks.cjs'))

const host = realHost()

/** Answers like a harness whose calls take a hundredth of a millisecond each, and claims what it likes. */
function dialogueOf(
  side: Side,
  kernel: { seconds: number; readonly ran: Map<Side, number> },
  claim: (nanoseconds: number) => number,
): Dialogue {
  return {
    pid: pids[side],
    hello: { hello: {} },
    addons: () => null,
    times: () => new Map(),
    awakeShare: () => 0,
    ask: async (request, timeoutSeconds) => {
      const { ask, iterations = 0, leadIn = 0 } = askedSchema.parse(request)
      if (ask === 'usage') return { checksum: 'the same' }
      if (ask === 'undone') return { nanoseconds: 0, doubts: {} }
      const seconds = (iterations + leadIn) * 1e-5
      kernel.seconds += Math.min(seconds, timeoutSeconds)
      kernel.ran.set(side, (kernel.ran.get(side) ?? 0) + Math.min(seconds, timeoutSeconds))
      if (seconds <= timeoutSeconds) return { ...metersOff, nanoseconds: claim(iterations * 1e4) }
      throw new DialogueError('no answer', outcomeOf({ timedOut: true }))
    },
    end: () => Promise.resolve(outcomeOf({})),
  }
}

const pids = { base: 1001, head: 1002 } as const
const number = z.number().optional()
const askedSchema = z.object({ ask: z.string(), iterations: number, leadIn: number })
const metersOff = { cpuMicroseconds: null, delayNanoseconds: null } as const

function harnessIn(directory: string) {
  const target = realTarget('head', directory)
  return startHarness({ benchmark: benchmarkOf('one'), target, cpuSet: unbound }, host)
}

/** What a benchmark that tries an attack tells of two thousand calls, with all that it made; or why it was refused. */
async function measured(attack: string, kind: keyof typeof kinds) {
  const directory = benchmarkFolder({
    'forging.cjs': attacksText,
    'one.cjs': `${counting}exports.setup = require('./forging.cjs').attacks[${JSON.stringify(attack)}]
${kinds[kind]}`,
  })
  try {
    const harness = await harnessIn(directory)
    try {
      await harness.ask({ ask: 'run', iterations: 2000, leadIn: 0 }, 60)
      const told = await harness.ask({ ask: 'run', iterations: 2000, leadIn: 0 }, 60)
      await harness.ask({ ask: 'quit' }, 60)
      return { told, calls: Number(readFileSync(join(directory, 'calls'), 'utf8')) }
    } finally {
      await harness.end()
    }
  } catch (error) {
    if (error instanceof SideError) return error.message
    throw error
  }
}

const outcomeSchema = z.union([
  z.string().min(1),
  z.object({
    told: z.object({
      nanoseconds: z.number().min(1e6),
      cpuMicroseconds: z.number().min(1e3),
      delayNanoseconds: z.number().max(6e10),
    }),
    calls: z.literal(4001),
  }),
])

it.each(
  Object.keys(attacks).flatMap((attack) => [
    [attack, 'returns its value'] as const,
    ...(/promises|accessors|hooks|species|lacks/.test(attack)
      ? [[attack, 'returns a promise'] as const]
      : []),
  ]),
)('a benchmark that %s gains nothing by it, and %s', async (attack, kind) => {
  const outcome = await measured(attack, kind)
  // What is refused is not measured. Forty million rounds of that loop take some milliseconds on any machine.
  expect(() => outcomeSchema.parse(outcome)).not.toThrow()
})

it('a benchmark whose calls leave work behind is told of, whatever it gives to all objects', async () => {
  const directory = benchmarkFolder({
    'one.cjs': `Object.defineProperty(Object.prototype, 'then', {
  configurable: true,
  get() {
    for (const name of ['doubts', 'numbers']) if (this[name]) this[name] = {}
    if (this.call > 0) this.call = 1e9
  },
})
exports.run = function () { setTimeout(Boolean, 1000) }`,
  })
  const harness = await harnessIn(directory)
  try {
    await harness.ask({ ask: 'run', iterations: 1, leadIn: 0 }, 60)
    const answer = await harness.ask({ ask: 'undone', calls: 8 }, 60)
    expect(answer).toMatchObject({ doubts: { pending: expect.stringContaining('Timeout') } })
  } finally {
    await harness.end()
  }
})

it('a benchmark whose calls are counted gets no hold of what counts them', async () => {
  const directory = benchmarkFolder({
    'one.cjs': `const { EventEmitter } = require('events')
const found = []
for (const owner of [EventEmitter.prototype, EventEmitter])
  for (const name of ['emit', 'on', 'init']) {
    const own = owner[name]
    owner[name] = function () {
      if (typeof this.post === 'function') found.push(this)
      return own.apply(this, arguments)
    }
  }
exports.run = function () {
  for (const { exports } of Object.values(require.cache)) if (exports.startCoverage) exports.startCoverage('/tmp')
  console.profile('x')
  console.profileEnd('x')
  if (found.length > 0) throw new Error('here it is')
}`,
  })
  const counted = realTarget('head', directory)
  const environment = { ...counted.environment, NODE_V8_COVERAGE: directory }
  const target = { ...counted, environment }
  expect(await tryBenchmarks([benchmarkOf('one')], target, host)).toBeNull()
  expect(readdirSync(directory).some((name) => name.startsWith('calls-'))).toBe(true)
})

it.each(['base', 'head'] as const)('that claims no time is what failed: %s', async (liar) => {
  const kernel = { seconds: 0, ran: new Map<Side, number>() }
  const claim = (side: Side) => (nanoseconds: number) => (side === liar ? 1 : nanoseconds)
  const contention = async (pid: number): Promise<Contention> => ({
    runSeconds: kernel.ran.get(pid === pids.base ? 'base' : 'head') ?? 0,
    runDelaySeconds: 0,
    involuntarySwitches: 0,
  })
  const watched = {
    ...host,
    clock: { ...host.clock, monotonicSeconds: () => kernel.seconds },
    machine: { ...host.machine, contention },
    processes: {
      ...host.processes,
      converse: async ({ cwd }: ProcessSpec) => {
        const side = cwd.endsWith('base') ? 'base' : 'head'
        return dialogueOf(side, kernel, claim(side))
      },
    },
  }
  const source = {
    targets: { base: targetOf('base'), head: targetOf('head') },
    cpuSet: unbound,
    seed: null,
    hyperfine: { ok: false, message: 'no command is measured' } as const,
  }
  const pilot = runPilot(benchmarkOf('one'), actorMakers(source, watched), watched)
  await expect(pilot).rejects.toMatchObject({ side: liar })
})
