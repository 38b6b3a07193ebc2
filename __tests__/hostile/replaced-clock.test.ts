import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { DialogueError, type Dialogue, type ProcessSpec } from '../../src/host/process/processes.ts'
import type { Contention } from '../../src/host/machine/machine-probe.ts'
import { actorMakers } from '../../src/measure/actors/actor-makers.ts'
import { startHarness } from '../../src/measure/actors/harness.ts'
import { runPilot } from '../../src/measure/pilot.ts'
import type { Side } from '../../src/model/build/side.ts'
import { benchmarkFolder } from '../fakes/benchmark-folder.ts'
import { outcomeOf } from '../fakes/outcomes.ts'
import { benchmarkOf } from '../fakes/plans.ts'
import { unbound } from '../fakes/process-specs.ts'
import { realHost } from '../fakes/real-host.ts'
import { realTarget, targetOf } from '../fakes/targets.ts'

const work = `
exports.run = function () {
  let x = 0
  for (let i = 0; i < 20000; i++) x = (x * 31 + i) | 0
  return x
}`

const replacing = `
const at = process.hrtime()
process.hrtime = function (since) { return since ? [0, 1] : at }
process.hrtime.bigint = function () { return BigInt(1) }
performance.now = Date.now = function () { return 1 }
const forged = '{"id":0,"nanoseconds":1}'
JSON.stringify = function () { return forged }
const from = Buffer.from
Buffer.from = function () { return from(forged + '\\n') }
Buffer.prototype.toString = function () { return '{"ask":"run","iterations":1}\\n' }
require('fs').writeSync = function (descriptor, bytes) { return bytes.length }
${work}`

const replacingParts = `
Object.keys(require.cache).forEach(function (file) {
  if (!/_harness/.test(file)) return
  const part = require.cache[file]
  Object.keys(part.exports).forEach(function (name) {
    part.exports[name] = function () { return [0, 1] }
  })
  part.exports = {}
})
${work}`

// Of two thousand calls that are asked for, one is made.
const replacingRequests = `
const fewer = function (method) {
  return function () {
    return method.apply(this, arguments).replace(/"iterations":\\d+/, '"iterations":1')
  }
}
Buffer.prototype.asciiSlice = fewer(Buffer.prototype.asciiSlice)
Buffer.prototype.toString = fewer(Buffer.prototype.toString)
String.prototype.slice = fewer(String.prototype.slice)
${work}`

// All objects answer in their own way, and what is read is split in another.
const replacingAnswers = `
Object.defineProperty(Object.prototype, 'toJSON', {
  configurable: true,
  writable: true,
  value: function () {
    return this.nanoseconds > 0
      ? { nanoseconds: 1, cpuMicroseconds: 1, delayNanoseconds: 7e9 }
      : this
  },
})
String.prototype.split = function () { return ['1', '7e9', '1'] }
global.Number = function () { return 7e9 }
Buffer.prototype.utf8Write = Buffer.prototype.asciiWrite = function () { return 0 }
${work}`

// Of two thousand calls that are asked for, one is made, as the function below that of Node.js reads it.
const replacingBindings = `
const own = process.binding('fs')
const read = own.read
own.read = function (descriptor, bytes) {
  const length = read.apply(this, arguments)
  const at = descriptor === 0 ? bytes.indexOf('"iterations":2000') : -1
  if (at >= 0) bytes.write('   1', at + '"iterations":'.length)
  return length
}
${work}`

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
    ask: (request, timeoutSeconds) => {
      if (asksForUsage(request)) return Promise.resolve({ checksum: 'the same' })
      if (asksForUndone(request)) return Promise.resolve({ nanoseconds: 0, doubts: {} })
      const { iterations = 0, leadIn = 0 } = runSchema.safeParse(request).data ?? {}
      const seconds = (iterations + leadIn) * 1e-5
      kernel.seconds += Math.min(seconds, timeoutSeconds)
      kernel.ran.set(side, (kernel.ran.get(side) ?? 0) + Math.min(seconds, timeoutSeconds))
      return seconds > timeoutSeconds
        ? Promise.reject(new DialogueError('no answer', outcomeOf({ timedOut: true })))
        : Promise.resolve({ ...metersOff, nanoseconds: claim(iterations * 1e4) })
    },
    end: () => Promise.resolve(outcomeOf({})),
  }
}

const pids = { base: 1001, head: 1002 } as const
const usageSchema = z.object({ ask: z.literal('usage') })
const undoneRequest = z.object({ ask: z.literal('undone') })
const asksForUndone = (request: unknown): boolean => undoneRequest.safeParse(request).success
const asksForUsage = (request: unknown): boolean => usageSchema.safeParse(request).success
const runSchema = z.object({ iterations: z.number(), leadIn: z.number() })
const metersOff = { cpuMicroseconds: null, delayNanoseconds: null } as const

describe('a benchmark', () => {
  it.each([
    ['the clocks and the means to answer', replacing],
    ['what the parts of the harness share', replacingParts],
    ['the methods by which requests are read', replacingRequests],
    ['what all objects have, and the methods of texts', replacingAnswers],
    ['what the functions of Node.js call themselves', replacingBindings],
  ])('that replaces %s gains nothing by it', async (_, text) => {
    const directory = benchmarkFolder({ 'one.cjs': text })
    const harness = await startHarness(
      {
        benchmark: benchmarkOf('one'),
        target: realTarget('head', directory),
        placement: unbound,
      },
      host,
    )
    try {
      // Forty million rounds of that loop take some milliseconds on any machine.
      await harness.ask({ ask: 'run', iterations: 2000 }, 60)
      const answer = await harness.ask({ ask: 'run', iterations: 2000 }, 60)
      const told = Number(/"nanoseconds":(\d+)/.exec(JSON.stringify(answer))?.[1])
      expect(told).toBeGreaterThan(1_000_000)
      const waited = Number(/"delayNanoseconds":(\d+)/.exec(JSON.stringify(answer))?.[1] ?? '0')
      expect(waited).toBeLessThan(7e9)
    } finally {
      await harness.end()
    }
  })

  it.each(['base', 'head'] as const)(
    'that claims no time is what failed, and not the side that it kept busy: %s',
    async (liar) => {
      const kernel = { seconds: 0, ran: new Map<Side, number>() }
      const claim = (side: Side) => (nanoseconds: number) => (side === liar ? 1 : nanoseconds)
      const contention = (pid: number): Promise<Contention> =>
        Promise.resolve({
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
          converse: ({ cwd }: ProcessSpec) => {
            const side = cwd.endsWith('base') ? 'base' : 'head'
            return Promise.resolve(dialogueOf(side, kernel, claim(side)))
          },
        },
      }
      const source = {
        targets: { base: targetOf('base'), head: targetOf('head') },
        placement: unbound,
        seed: null,
        hyperfine: { ok: false, message: 'no command is measured' } as const,
      }
      const pilot = runPilot(benchmarkOf('one'), actorMakers(source, watched), watched)
      await expect(pilot).rejects.toMatchObject({ side: liar })
    },
  )
})
