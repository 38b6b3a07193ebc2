import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import type { Benchmark, ServerBenchmark } from '../../src/model/run/benchmark.ts'
import { serverSchema } from '../../src/model/run/server.ts'
import { actorMakers } from '../../src/measure/actors/actor-makers.ts'
import { benchmarkFolder } from '../fakes/benchmark-folder.ts'
import { nodeRelease } from '../fakes/built.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { measuredRun, targetsOf } from '../fakes/measured-run.ts'
import { startedOf } from '../fakes/plans.ts'
import { unbound } from '../fakes/process-specs.ts'
import { realHost } from '../fakes/real-host.ts'
import { inWhole } from '../whole.ts'

const host = realHost()
const runtime = await nodeRelease()

/** Measures the warm-up block of one benchmark, with these files on either side. */
function measured(benchmark: Benchmark, base: Readonly<Record<string, string>>, head = base) {
  const folders = { base: benchmarkFolder(base), head: benchmarkFolder(head) }
  return measuredRun(folders, { benchmarks: [benchmark], runtime, host })
}

const server = (changes: Partial<ServerBenchmark> = {}, asked: unknown = {}): ServerBenchmark => ({
  ...startedOf('hello', 'node', '{directory}/server.js', '--port={port}'),
  driver: 'alternate',
  server: serverSchema.parse(asked),
  timeoutSeconds: 10,
  ...changes,
})

const listening = (answer: string): Readonly<Record<string, string>> => ({
  'server.js': `
    const port = process.argv[2].replace('--port=', '')
    if (port !== process.env.PORT) process.exit(9)
    let asked = 0
    require('http').createServer(function (request, response) { asked++; ${answer} }).listen(port)`,
})

const right = "response.end('hello')"

/** Head's server of this code, which is asked by hand. */
async function actorOfServer(code: string, asked: object = {}) {
  const folder = benchmarkFolder({ 'server.js': code })
  const places = { runtime, workDirectory: temporaryFolder(), host }
  const targets = await targetsOf({ base: folder, head: folder }, places)
  const hyperfine = { ok: false, message: 'expected none' } as const
  const makers = actorMakers({ targets, seed: null, cpuSet: unbound, hyperfine }, host)
  const wanted = server({}, { requests: [{ path: '/' }], ...asked })
  const { actor, release } = makers.alternate(wanted)('head', 'one')
  onTestFinished(async () => release?.())
  await actor.start()
  return actor
}

it('yields time, CPU time, memory, throughput and latencies on both sides', async () => {
  const asked = {
    ready: '/ready',
    requests: [
      { path: '/?a=1', length: 5 },
      { path: '/b', method: 'POST', body: 'é' },
    ],
  }
  const { samples, failures } = await measured(server({}, asked), listening(right))
  expect(failures).toEqual([])
  for (const readings of samples.flatMap(({ base, head }) => [base, head])) {
    for (const id of ['time', 'cpu', 'latency-p50', 'latency-p95', 'latency-p99']) {
      expect(readings[id]).toBeGreaterThan(1e-6)
    }
    expect(readings['throughput']).toBeGreaterThan(1)
    expect(readings['context-switches']).toBeGreaterThan(1)
    expect(readings['page-faults']).toBeGreaterThanOrEqual(0)
    expect(readings['peak-memory']).toBeGreaterThan(20e6)
    expect(readings['peak-memory']).toBeLessThan(200e6)
  }
  expect(samples).toHaveLength(1)
})

it('stands while it has no turn, with its threads and children', async () => {
  const busy = 'for (;;) Math.random()'
  const { 'server.js': listens = '' } = listening(right)
  const actor = await actorOfServer(`
      new (require('worker_threads').Worker)('${busy}', { eval: true })
      require('child_process').spawn(process.execPath, ['-e', '${busy}'], { detached: true, stdio: 'ignore' })
      ${listens}`)
  for (let turn = 0; turn < 3; turn++) {
    // A signal reaches a thread when that gets a CPU.
    await sleep(300)
    const { cpuSeconds } = await actor.usage()
    await sleep(500)
    expect((await actor.usage()).cpuSeconds).toBe(cpuSeconds)
    await actor.burst({ requests: [0, 0, 0], leadIn: 0 })
    expect((await actor.usage()).cpuSeconds).toBeGreaterThan(Number(cpuSeconds))
  }
})

it.each([
  ['idle connections', 'server.keepAliveTimeout = 20'],
  ['its own work', 'setInterval(function () { late++ }, 5)'],
  ...inWhole(
    ['sockets', 'server.setTimeout(20)'],
    ['requests', 'server.requestTimeout = server.headersTimeout = 20'],
  ),
] as const)('answers after deadlines of %s that fell due while it stood', async (_, deadline) => {
  const actor = await actorOfServer(
    `let late = 0
      const server = require('http').createServer({ connectionsCheckingInterval: 5 }, function (request, response) {
        response.end('hello')
      })
      ${deadline}
      server.listen(process.env.PORT)`,
  )
  for (let turn = 0; turn < 8; turn++) {
    await sleep(100)
    const requests = Array.from({ length: 20 }, () => 0)
    expect(await actor.burst({ requests, leadIn: 0 })).toHaveLength(20)
  }
})

it('is asked again over a new connection where it keeps none', async () => {
  const closing = listening("response.setHeader('Connection', 'close'); response.end('hello')")
  const { samples, failures } = await measured(server({}, { burst: 2 }), closing)
  expect(failures).toEqual([])
  expect(samples).toHaveLength(1)
})

const asked = (trouble: string): string => `if (asked > 40) ${trouble}; ${right}`

const silent = { timedOut: true, lastLines: ['hm'] }

it.each([
  ['never listens', 'console.log("hm"); setTimeout(function () {}, 1e6)', 'a server', silent],
  ['ends at once', 'console.error("no database"); process.exit(3)', 'exit code 3', {}],
  ['dies in the middle', listening(asked('process.exit(4)')), 'exit code 4', {}],
  ['answers otherwise', listening(asked("response.write('!')")), 'expected 5 bytes, got 6', {}],
  ['falls silent', listening(asked('return')), 'expected an answer within', {}],
])('that %s is a failure with its side', async (_, program, message, facts) => {
  const head = typeof program === 'string' ? { 'server.js': program } : program
  const limited = server({ timeoutSeconds: 6 }, { requests: [{ path: '/', length: 5 }] })
  const { failures, samples } = await measured(limited, listening(right), head)
  expect(samples).toEqual([])
  expect(failures).toMatchObject([
    { side: 'head', message: expect.stringContaining(message), ...facts },
  ])
})
