import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import type { Dialogue } from '../../src/host/process/processes.ts'
import { benchmarkFolder, harnessPath, noDebugger } from '../fakes/benchmark-folder.ts'
import { nodeRelease } from '../fakes/built.ts'
import { realHost } from '../fakes/real-host.ts'
import { specOf as plainSpec, unbound } from '../fakes/process-specs.ts'
import { inWhole, isWhole } from '../whole.ts'

const { processes } = realHost()
const versions = ['4.9.1', '8.17.0', '12.22.12', '20.20.2', '26.10.0'] as const
const ends = ['4.9.1', ...inWhole('8.17.0'), '26.10.0'] as const
const seriesSchema = z.object({ series: z.array(z.number()) })
const usageSchema = z.object({
  peakMemoryBytes: z.number(),
  cpuMicroseconds: z.number(),
  heapUsedBytes: z.number(),
  checksum: z.string(),
})
const paths = new Map<string, string>()
for (const version of versions) paths.set(version, (await nodeRelease(version)).path)

function specOf(version: string, ...words: readonly string[]) {
  const argv = [paths.get(version) ?? '', '--require', noDebugger, harnessPath, ...words]
  return plainSpec(argv, { isSealed: true })
}

const anyNumber: unknown = expect.any(Number)
const figure = z.number().nullable()

function serve(version: string, exported: string, parameters: object = {}): Promise<Dialogue> {
  const folder = benchmarkFolder({ 'one.cjs': `'use strict'\nmodule.exports = ${exported}` })
  return served(version, join(folder, 'one.cjs'), parameters)
}

async function served(version: string, path: string, parameters: object = {}): Promise<Dialogue> {
  const spec = specOf(version, 'serve', path, JSON.stringify(parameters))
  const dialogue = await processes.converse(spec, unbound)
  onTestFinished(async () => void (await dialogue.end()))
  return dialogue
}

/** An answer of the harness with an error that says this. */
const errorOf = (text: string) => ({ error: { message: expect.stringContaining(text) } })

const run = (iterations: number, leadIn = 0) => ({ ask: 'run', iterations, leadIn })

/** Answers what a process that describes says of files; ends it when the test is over. */
async function describing(version: string, files: Readonly<Record<string, string>>) {
  const folder = benchmarkFolder(files)
  const dialogue = await processes.converse(specOf(version, 'describe'), unbound)
  onTestFinished(async () => {
    expect(await dialogue.end()).toMatchObject({ exitCode: 0 })
  })
  return (name: string, more: object = {}): Promise<unknown> =>
    dialogue.ask({ ask: 'describe', file: join(folder, name), ...more }, 20)
}

async function printedAfter(dialogue: Dialogue, ...asked: readonly object[]): Promise<string> {
  for (const each of asked) await dialogue.ask(each, 20)
  expect(await dialogue.ask({ ask: 'quit' }, 20)).toEqual({ quit: true })
  return (await dialogue.end()).stdout
}

describe.each(isWhole ? versions : ends)('the harness on Node.js %s', (version) => {
  const start = (exported: string, parameters?: object) => serve(version, exported, parameters)

  it('describes what a preset changes, and what it leaves out', async () => {
    const ask = await describing(version, {
      'a.cjs':
        'module.exports = { parameters: { n: [1, 2], m: [0] }, presets: { quick: { n: [7] }, sweep: false }, run: function () {} }',
      'b.cjs':
        'module.exports = { requires: { node: "99.1", because: "warp" }, run: function () {} }',
      'c.cjs': 'module.exports = { requires: { node: "4.0" }, run: function () {} }',
      'd.cjs':
        'module.exports = { pinned: false, parameters: { n: [1, 2] }, run: function () {}, ' +
        'skip: function (p, m) { if (p.n > 1) return "too many for " + (m.cpus > 0 ? "some" : "no") + " CPUs" } }',
    })
    expect(await ask('a.cjs', { preset: 'quick' })).toMatchObject({ parameters: [{ n: 7, m: 0 }] })
    expect(await ask('a.cjs', { preset: 'sweep' })).toMatchObject({ parameters: [] })
    const all = [1, 2].map((n) => ({ n, m: 0 }))
    expect(await ask('a.cjs', { preset: 'seed' })).toMatchObject({ parameters: all })
    const message = `Error: Node.js 99.1 or newer for warp, got ${version}`
    const error = { stage: 'requires', message }
    expect(await ask('b.cjs', { preset: null })).toMatchObject({ error })
    expect(await ask('c.cjs', { preset: null })).toMatchObject({ parameters: [{}] })
    expect(await ask('d.cjs', { preset: null })).toMatchObject({
      parameters: [{ n: 1 }],
      skipped: [{ parameters: { n: 2 }, reason: 'too many for some CPUs' }],
      pinned: false,
    })
  })

  it('takes values that the user set, for parameters and for options', async () => {
    const described = await describing(version, {
      'a.cjs':
        'module.exports = { parameters: { n: [1], on: [true], s: ["x"] }, options: { files: 30 }, run: function () {}, ' +
        'presets: { sweep: [{ n: [1, 2] }, { n: [2], s: ["y"] }, { n: [1] }] }, ' +
        'warn: function (p) { if (p.n > 1) return p.files + " files" } }',
    })
    const ask = (preset: string | null, set: Record<string, readonly string[]>): Promise<unknown> =>
      described('a.cjs', { preset, set })
    const plain = { n: 1, on: true, s: 'x' }
    expect(await ask(null, { other: ['1'] })).toMatchObject({
      parameters: [plain],
      names: ['n', 'on', 's', 'files'],
      warned: [],
    })
    expect(await ask(null, { n: ['5', '7'], on: ['false'], files: ['3'] })).toMatchObject({
      parameters: [5, 7].map((n) => ({ n, on: false, s: 'x', files: 3 })),
      warned: [{ reason: '3 files' }, { reason: '3 files' }],
    })
    expect(await ask('sweep', {})).toMatchObject({
      parameters: [plain, { ...plain, n: 2 }, { ...plain, n: 2, s: 'y' }],
      warned: [{ reason: '30 files' }, { reason: '30 files' }],
    })
    const many = await ask(null, { n: ['many'] })
    expect(many).toMatchObject(errorOf('expected a number for n, got "many"'))
  })

  it('describes files: their questions and every combination of their parameters', async () => {
    const ask = await describing(version, {
      'a.cjs':
        'module.exports = { question: "why?", parameters: { n: [1, 2], s: ["x"] }, run: () => 1 }',
      'b.cjs': 'exports.run = function () {}',
      'c.cjs': 'module.exports = { rum: 1 }',
      'd.cjs': 'throw new TypeError("no")',
      'e.cjs': 'module.exports = { run: function () {}, parameters: { n: 5 } }',
      'f.cjs': 'module.exports = { run: function () {}, paramaters: { n: [5] } }',
      'g.cjs':
        'module.exports = { run: function () {}, tearDown: function () {}, parse: 1, parts: 1 }',
      'h.cjs': 'module.exports = { run: function () {}, params: { n: [5] }, opts: {} }',
    })
    const parameters = [1, 2].map((n) => ({ n, s: 'x' }))
    expect(await ask('a.cjs')).toMatchObject({ question: 'why?', parameters })
    expect(await ask('b.cjs')).toMatchObject({ question: null, parameters: [{}] })
    for (const [name, text] of [
      ['c.cjs', 'run to be a function of the state, got undefined in exports that hold rum'],
      ['d.cjs', 'TypeError: no'],
      ['e.cjs', 'parameters.n to be a list of texts, numbers or booleans, got 5'],
      ['f.cjs', 'expected module.exports.parameters, got module.exports.paramaters'],
      ['g.cjs', 'expected module.exports.teardown, got module.exports.tearDown'],
      ['h.cjs', 'expected module.exports.parameters, got module.exports.params'],
    ] as const)
      expect(await ask(name)).toMatchObject(errorOf(text))
  })

  it('makes exactly the calls that are asked for, and times those after the lead-in', async () => {
    const dialogue = await start(
      `{
        options: { step: 1, times: 2 },
        setup: function (given) { return { calls: 0, step: given.step * given.times } },
        run: function (state) { state.calls += state.step; return state.calls },
        teardown: function (state) { console.log('in the end ' + state.calls) }
      }`,
      { step: 3 },
    )
    expect(dialogue.hello).toMatchObject({ hello: { pid: dialogue.pid, node: version } })
    expect(await dialogue.ask(run(1000, 100), 20)).toEqual({
      nanoseconds: anyNumber,
      cpuMicroseconds: anyNumber,
      delayNanoseconds: anyNumber,
      runNanoseconds: anyNumber,
    })
    // One call more comes first, to find out whether the benchmark works at all.
    expect(await printedAfter(dialogue, run(50))).toBe(`in the end ${3 * 2 * (1 + 1100 + 50)}\n`)
  })

  it.each([
    ['the benchmark', '3', {}],
    ['a parameter', "'clients'", { clients: 3 }],
  ])('awaits promises, as many at a time as %s says', async (_, concurrency, parameters) => {
    const dialogue = await start(
      `{
        parameters: { clients: [1, 3] }, concurrency: ${concurrency},
        setup: function () { return Promise.resolve({ running: 0, most: 0, calls: 0 }) },
        run: function (state) {
          state.calls++
          state.most = Math.max(state.most, ++state.running)
          return new Promise(function (resolve) {
            setImmediate(function () { state.running--; resolve(state.calls) })
          })
        },
        teardown: function (state) { console.log(state.calls + ' ' + state.most + ' ' + state.running) }
      }`,
      parameters,
    )
    expect(await printedAfter(dialogue, run(10, 5), run(2))).toBe('18 3 0\n')
  })

  it('tells what it has used, and a checksum that depends on the last result alone', async () => {
    const usageOf = async (returned: string) => {
      const dialogue = await start(`{ run: function () { return ${returned} } }`)
      await dialogue.ask(run(2000), 20)
      return usageSchema.parse(await dialogue.ask({ ask: 'usage' }, 20))
    }
    const { checksum } = await usageOf('{ a: [1, "ü"], b: new Array(50).join("x") }')
    expect(checksum).toMatch(/^[0-9a-f]{8}\n\ta record of 2\n\.a\ta list of 2\n\.a\[0\]\t1\n/)
    const same = await usageOf('{ b: new Array(50).join("x"), a: [1, "ü"] }')
    expect(same.checksum).toBe(checksum)
    const other = await usageOf('{ a: [1, "u"], b: new Array(50).join("x") }')
    expect(other.checksum).not.toBe(checksum)
  })

  it.each([
    ['setup', '{ setup: function () { throw new Error("no state") }, run: function () {} }'],
    ['run', '{ run: function () { throw new Error("no state") } }'],
    ['run', '{ run: function () { return Promise.reject(new Error("no state")) } }'],
    ['check', '{ run: function () {}, check: function () { throw new Error("no state") } }'],
  ])('says what %s threw before it greets, and ends', async (stage, exported) => {
    const dialogue = await start(exported)
    expect(dialogue.hello).toMatchObject({
      error: { stage, message: 'Error: no state', stack: expect.stringContaining('one.cjs') },
    })
    expect(await dialogue.end()).toMatchObject({ exitCode: 1 })
  })

  it.each(['false', 'Promise.resolve(false)'])('fails where a check returns %s', async (answer) => {
    const exported = `{ run: function () {}, check: function () { return ${answer} } }`
    const dialogue = await start(exported)
    const message = 'Error: the value of run is wrong: check returned false'
    expect(dialogue.hello).toMatchObject({ error: { stage: 'check', message } })
  })

  it('says what comes of a promise that nobody awaits, and asked nothing, too', async () => {
    const soon = '{ run: function () { Promise.reject(new Error("lost")) } }'
    const stage = 'something that no call waits for'
    const error = { stage, message: 'Error: lost' }
    const ended = await start(soon)
    expect(ended.hello).toMatchObject({ error })
    const late =
      '{ run: function () { if (!global.t) global.t = setTimeout(function () { throw new Error("lost") }, 200) } }'
    const dialogue = await start(late)
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await dialogue.ask(run(1), 20)
    await new Promise((resolve) => setTimeout(resolve, 2000))
    expect(await dialogue.ask(run(1), 20)).toMatchObject({ error })
  })

  it('says what a later call threw, and ends', async () => {
    const dialogue = await start(`{ setup: function () { return { n: 0 } },
         run: function (state) { if (++state.n > 10) throw 'late'; return state.n } }`)
    const error = { stage: 'run', message: '"late"' }
    expect(await dialogue.ask(run(100), 20)).toMatchObject({ error })
    expect(await dialogue.end()).toMatchObject({ exitCode: 1 })
  })

  it('is not disturbed by what the benchmark prints, reads, replaces or leaves undone', async () => {
    const dialogue = await start(`{
        run: function () {
          console.log('{"nanoseconds":1}')
          process.stdin.on('data', function () {})
          process.hrtime = function () { return [0, 0] }
          require('fs').writeSync = function () { throw new Error('replaced') }
          JSON.stringify = null
          setTimeout(function () {}, 1e6)
          return 1
        }
      }`)
    const batch = await dialogue.ask(run(10), 20)
    expect(z.object({ nanoseconds: z.number() }).parse(batch).nanoseconds).not.toBe(0)
    await printedAfter(dialogue)
    expect((await dialogue.end()).exitCode).toBe(0)
  })
})

describe.each(ends)('the harness on Node.js %s', (version) => {
  const start = (exported: string, parameters?: object) => serve(version, exported, parameters)

  it('times the first calls of a fresh process one by one, whether they wait or not', async () => {
    const waits = '{ series: 4, run: function () { return Promise.resolve(7) } }'
    const counts =
      '{ series: 4, setup: function () { return { n: 0 } }, run: function (s) { return ++s.n } }'
    for (const exported of [waits, counts]) {
      const dialogue = await start(exported)
      const { series } = seriesSchema.parse(await dialogue.ask({ ask: 'series' }, 20))
      expect(series).toHaveLength(4)
      expect(await dialogue.ask({ ask: 'usage' }, 20)).toMatchObject({ busySeconds: 0 })
      // The first calls are over, so asking for them again is a mistake.
      const again = await dialogue.ask({ ask: 'series' }, 20)
      expect(again).toMatchObject(errorOf('got {"ask":"series"}'))
    }
  })

  it('tells what calls leave undone, by the kinds that the runtime knows', async () => {
    // Other runtimes do not tell what keeps them alive.
    const since16 = (told: string) => (Number.parseInt(version, 10) < 16 ? undefined : told)
    const giving = (value: string) => `{ run: function () { return ${value} } }`
    const rows: [string, object][] = [
      [giving('[1].entries()'), { returns: 'run returns an iterator' }],
      [giving('[Promise.resolve(1)]'), { returns: 'run returns a list of promises' }],
      [giving('new Promise(function (end) { setTimeout(end, 1) })'), {}],
      [
        '{ run: function () { setTimeout(function () {}, 1) } }',
        { pending: since16('8 calls leave 8 Timeout and 8 callbacks') },
      ],
      [
        '{ run: function () { Promise.resolve().then(function () {}); new Promise(function () {}) } }',
        { pending: since16('8 calls leave 8 callbacks') },
      ],
    ]
    const doubtsOf = async (exported: string, calls: number) => {
      const dialogue = await start(exported)
      await dialogue.ask(run(calls === 0 ? 1e6 : 10), 20)
      const answer = await dialogue.ask({ ask: 'undone', calls }, 20)
      return z.object({ doubts: z.record(z.string(), z.string()) }).parse(answer).doubts
    }
    for (const [exported, doubts] of rows) {
      const { pending, returns } = await doubtsOf(exported, 8)
      const found = { pending: pending?.split(' behind')[0], returns: returns?.split(',')[0] }
      expect(found).toEqual({ pending: undefined, returns: undefined, ...doubts })
    }
    const { cost, ...others } = await doubtsOf('{ run: function () {} }', 0)
    expect(cost).toMatch(/^a call takes [\d.]+ ns, and an empty call [\d.]+ ns/)
    expect(others).toEqual({})
    const aged = await start(
      '{ calls: 3, setup: function () { return { n: 0 } }, run: function (s) { if (++s.n > 3) throw "worn out"; return s.n } }',
    )
    expect(await aged.ask(run(2), 20)).toMatchObject({ nanoseconds: expect.any(Number) })
    expect(await aged.ask({ ask: 'undone', calls: 3 }, 20)).toMatchObject({ doubts: {} })
  })

  it('makes the first call when it is not asked for a series', async () => {
    const dialogue =
      await start(`{ series: 3, setup: function () { return { n: 0 } }, run: function (s) { return ++s.n },
         teardown: function (s) { console.log(s.n) } }`)
    expect(await printedAfter(dialogue, run(10, 2))).toBe('13\n')
  })

  it('gives a benchmark of a fixed age a fresh state when it is asked to, after its pause', async () => {
    const dialogue = await start(
      `{ calls: 3, pause: 60, setup: function (p) { return { n: p.from } },
         run: function (s) { return ++s.n }, check: function (v) { if (v > 14) throw new Error(v) },
         teardown: function (s) { console.log(s.n) } }`,
      { from: 10 },
    )
    const begun = performance.now()
    for (const _ of [1, 2]) {
      expect(await dialogue.ask({ ask: 'renew' }, 20)).toEqual({ renewed: true })
      await dialogue.ask(run(3), 20)
    }
    expect(performance.now() - begun).toBeGreaterThan(110)
    expect(await printedAfter(dialogue, { ask: 'usage' })).toBe('11\n13\n13\n')
  })

  it('makes no call of its own in a process of a fixed life, and rests once for both', async () => {
    const dialogue = await start(
      `{ calls: 2, batches: 'rounds', pause: 'rest', parameters: { rounds: [2], rest: [300] },
         setup: function () { return { n: 0 } },
         run: function (s) { console.log('call'); return ++s.n },
         check: function (v) { if (v !== 2) throw new Error('after ' + v) } }`,
      { rounds: 2, rest: 300 },
    )
    const begun = performance.now()
    await dialogue.ask({ ask: 'renew', rested: true }, 20)
    expect(performance.now() - begun).toBeLessThan(300)
    const first = await dialogue.ask(run(2), 20)
    expect(first).toMatchObject({ nanoseconds: anyNumber })
    await dialogue.ask({ ask: 'renew', rested: false }, 20)
    expect(performance.now() - begun).toBeGreaterThan(290)
    await dialogue.ask(run(2), 20)
    expect(await dialogue.ask({ ask: 'usage' }, 20)).toMatchObject({ busySeconds: anyNumber })
    expect(await printedAfter(dialogue)).toBe('call\n'.repeat(4))
  })

  it('reports the metrics that the benchmark declares', async () => {
    const dialogue =
      await start(`{ metrics: { misses: { unit: 'count', better: 'lower', as: 'growth' } },
         setup: function () { return { n: 0 } }, run: function (s) { return ++s.n },
         report: function (s) { return { misses: s.n } } }`)
    await dialogue.ask(run(10), 20)
    expect(await dialogue.ask({ ask: 'usage' }, 20)).toMatchObject({ 'own misses': 11 })
    const silent =
      await start(`{ metrics: { misses: { unit: 'count', better: 'lower' } }, run: function () {},
         report: function () { return { misses: NaN } } }`)
    const told = 'a number from 0, or null, for the metric misses'
    expect(await silent.ask({ ask: 'usage' }, 20)).toMatchObject(errorOf(told))
  })

  it('sees collections of garbage, where the runtime reports them', async () => {
    const dialogue = await start(
      '{ setup: function () { return {} }, run: function (s) { s.kept = new Array(10000).join("x").split("") } }',
    )
    await dialogue.ask(run(500), 20)
    const seen = z
      .object({ gcSecondsPerCall: figure, gcShare: figure, gcPerCall: figure })
      .parse(await dialogue.ask({ ask: 'observe', iterations: 100 }, 20))
    // Collections cannot be observed before Node.js 8.5.
    const isSeen = version !== '4.9.1'
    for (const value of Object.values(seen)) expect((value ?? -1) > 0).toBe(isSeen)
    expect(seen.gcShare === null).toBe(!isSeen)
  })

  it('counts the bytes that a call allocates', async () => {
    const dialogue = await start(
      '{ setup: function () { return {} }, run: function (s) { s.kept = new Array(100); return 1 } }',
    )
    await dialogue.ask(run(2000), 20)
    // A list of a hundred words of eight bytes, with its header; compilers may add a few.
    expect(await dialogue.ask({ ask: 'observe', iterations: 2000 }, 20)).toMatchObject({
      allocatedBytes: expect.closeTo(848, -2),
      eventLoopDelaySeconds: null,
    })
  })

  it('tells how late the event loop is, where the runtime does, for calls that wait', async () => {
    const dialogue = await start(
      `{ run: function () { return new Promise(function (resolve) { setTimeout(resolve, 1) }) } }`,
    )
    const told: unknown = version === '26.10.0' ? anyNumber : null
    expect(await dialogue.ask({ ask: 'observe', iterations: 3 }, 20)).toMatchObject({
      eventLoopDelaySeconds: told,
    })
  })
})

it.each([
  ['series: 1', 'series to be a whole number from 2 to 1000, got 1'],
  ['calls: 0', 'calls to be a whole number from 1 to 1000000, or the name of a parameter'],
  ['calls: 5, pause: 0.5', 'pause to be milliseconds from 1 to 10000, or the name'],
  ['pause: 5', 'calls to be a number beside pause, got undefined'],
  ['calls: 5, series: 5', 'series to be absent beside calls, got 5'],
  ['concurrency: "n"', 'concurrency to be a whole number from 1, or the name of a parameter'],
  ['gates: "time"', "gates to be a list of metrics like ['time', 'cpu'], got"],
  ['metrics: { a: { unit: "s", better: "lower" } }', 'report to be a function that returns'],
  [
    'report: function () {}, metrics: { a: { unit: "furlong", better: "lower" } }',
    'metrics.a.unit to be s, B, count, per_s or ratio, got "furlong"',
  ],
  [
    'report: function () {}, metrics: { a: { unit: "s", better: "lower", worse: 1 } }',
    'metrics.a to be made of unit, better,',
  ],
])('the harness refuses %s', async (keys, message) => {
  const dialogue = await serve('4.9.1', `{ run: function () {}, ${keys} }`)
  expect(dialogue.hello).toMatchObject(errorOf(message))
})

it('the harness runs ES modules where there are any, and says so where not', async () => {
  const text = 'export const question = "esm?"\nexport async function run() { return 5 }'
  const folder = benchmarkFolder({ 'one.mjs': text })
  const dialogue = await served('20.20.2', join(folder, 'one.mjs'))
  expect(await dialogue.ask(run(10), 20)).toMatchObject({ nanoseconds: expect.any(Number) })
  const old = await served('8.17.0', join(folder, 'one.mjs'))
  expect(old.hello).toMatchObject(errorOf('ES modules need Node.js 12 or newer'))
})
