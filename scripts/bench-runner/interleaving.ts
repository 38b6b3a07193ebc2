/**
 * `node scripts/bench-runner/interleaving.ts [--only sliced|servers] [--blocks 8]`: what taking turns
 * gains on this machine, on the same program against itself.
 *
 * Long commands: the standard deviation of a pair's log ratio of CPU time, in slices over back to back;
 * target at most 0.5. Servers: the root mean square of a block's log ratio of time, one client that
 * alternates over fresh servers asked one after the other; target at most 0.2. Both ways take turns
 * themselves, so that they see the same machine.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { alternate } from '../../src/drivers/alternate.ts'
import { command } from '../../src/drivers/command.ts'
import type { Driver } from '../../src/drivers/driver.ts'
import { quantileOf } from '../../src/drivers/quantile-of.ts'
import { sliced } from '../../src/drivers/sliced.ts'
import { createHost } from '../../src/host/create-host.ts'
import { findHyperfine } from '../../src/host/hyperfine.ts'
import type { Benchmark } from '../../src/model/benchmark.ts'
import type { Build } from '../../src/model/build.ts'
import { seedOf } from '../../src/model/random.ts'
import type { Readings } from '../../src/model/sample.ts'
import { serverSchema } from '../../src/model/server.ts'
import { cacheDirectory } from '../../src/plan/cache-directory.ts'
import { perform, type Actors } from '../../src/sample/perform.ts'
import { placementOf } from '../../src/sample/placement-of.ts'
import { runCommand } from '../../src/sample/run-command.ts'
import { takeSeat } from '../../src/sample/seat.ts'
import { startServing } from '../../src/sample/serving.ts'
import { startSlicing } from '../../src/sample/slicing.ts'

const host = createHost()

const { values } = parseArgs({
  options: { only: { type: 'string' }, blocks: { type: 'string', default: '8' } },
})

const sides = { one: 'base', two: 'head' } as const

const programs = {
  'regex.cjs': `const text = 'x'.repeat(50) + 'ab12cd'; let n = 0
for (let i = 0; i < 3e6; i++) if (/([a-z]+)(\\d+)([a-z]+)/.exec(text + (i & 7)) !== null) n++
console.log(n)`,
  'json.cjs': `const value = { list: Array.from({ length: 40 }, (_, i) => ({ id: i, name: 'n' + i })) }; let n = 0
for (let i = 0; i < 80000; i++) n += JSON.stringify(JSON.parse(JSON.stringify(value))).length
console.log(n)`,
  'server.cjs': `const value = Array.from({ length: 50 }, (_, i) => ({ id: i, name: 'n' + i }))
require('http').createServer((_, response) => response.end(JSON.stringify(value))).listen(process.env.PORT)`,
}

process.exitCode = await main()

async function main(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'deadheat-interleaving-'))
  const blocks = Number(values.blocks)
  try {
    let missed = 0
    if (values.only !== 'servers') {
      for (const name of ['regex', 'json']) {
        missed += (await commands(name, blocks, folder)) ? 0 : 1
      }
    }
    if (values.only !== 'sliced') missed += (await servers(blocks, folder)) ? 0 : 1
    return missed === 0 ? 0 : 1
  } finally {
    await host.processes.endAll()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function commands(name: string, blocks: number, folder: string): Promise<boolean> {
  const benchmark = benchmarkOf(name, [process.execPath, `{directory}/${name}.cjs`])
  const actors = await actorsFor(benchmark, folder)
  const turns: number[] = []
  const whole: number[] = []
  for (let block = 0; block < blocks; block++) {
    turns.push(logRatio(await blockOf(sliced, benchmark, actors, block), 'cpu'))
    whole.push(logRatio(await blockOf(command, benchmark, actors, block), 'cpu'))
  }
  return report(`${name}: SD of a pair`, deviation(turns), deviation(whole), 0.5)
}

async function servers(blocks: number, folder: string): Promise<boolean> {
  const benchmark = benchmarkOf('server', [process.execPath, '{directory}/server.cjs'])
  const actors = await actorsFor(benchmark, folder)
  const turns: number[] = []
  const fresh: number[] = []
  for (let block = 0; block < blocks; block++) {
    turns.push(logRatio(await blockOf(alternate, benchmark, actors, block), 'time'))
    fresh.push(Math.log((await alone(actors)) / (await alone(actors))))
  }
  return report('servers: RMS of a block', rootMeanSquare(turns), rootMeanSquare(fresh), 0.2)
}

/** Seconds of a request to a fresh server that has the machine to itself, as long as one side has. */
async function alone(actors: Actors): Promise<number> {
  const server = await actors.serve('base')
  const burst = { requests: Array<number>(1500).fill(0), leadIn: 0 }
  await server.burst(burst, 60)
  const { nanoseconds } = await server.burst(burst, 60)
  await server.end()
  return quantileOf(
    nanoseconds.toSorted((one, other) => one - other),
    0.5,
  )
}

async function blockOf(
  driver: Driver,
  benchmark: Benchmark,
  actors: Actors,
  index: number,
): Promise<{ readonly one: Readings; readonly two: Readings }> {
  const { value } = await perform(
    driver.block({
      benchmark,
      block: {
        index,
        round: index,
        benchmarkId: benchmark.id,
        driver: driver.id,
        coin: 'BH',
        seed: seedOf(Math.floor(Math.random() * 2 ** 32), index),
        control: false,
      },
      pilot: {
        benchmarkId: benchmark.id,
        iterations: 10,
        batches: driver.id === 'alternate' ? 150 : 1,
        blockSeconds: 1,
        notes: [],
        calls: 1,
      },
      metrics: [],
    }),
    sides,
    actors,
    600,
    host,
  )
  return value
}

async function actorsFor(benchmark: Benchmark, folder: string): Promise<Actors> {
  const hyperfine = await findHyperfine(
    { given: null, cacheDirectory: cacheDirectory(process.env) ?? folder, mayBuild: false },
    host,
  )
  const seats = { base: await seatFor('base', folder), head: await seatFor('head', folder) }
  const placement = placementOf(0, await host.machine.allowedCpus())
  return {
    start: () => Promise.reject(new Error('expected no benchmark in a process')),
    command: (side) => runCommand(benchmark, seats[side], hyperfine, host),
    serve: (side) => startServing(benchmark, seats[side], placement, host),
    begin: (side) => startSlicing(benchmark, seats[side], placement, hyperfine, host),
    count: () => Promise.resolve({}),
    suite: () => Promise.reject(new Error('expected no suite')),
  }
}

async function seatFor(side: 'base' | 'head', folder: string) {
  const directory = join(folder, side)
  mkdirSync(directory, { recursive: true })
  for (const [name, text] of Object.entries(programs)) writeFileSync(join(directory, name), text)
  const build: Build = {
    side,
    recipe: 'command',
    directory,
    packageDirectory: directory,
    runtime: {
      version: process.versions.node,
      path: process.execPath,
      headersDirectory: null,
      source: 'path',
      versions: {},
    },
    addons: [],
    seconds: 0,
    logPath: '',
  }
  const folders = { benchmarkDirectory: directory, harnessPath: '', workDirectory: folder }
  return takeSeat(build, folders, host)
}

function benchmarkOf(name: string, argv: readonly string[]): Benchmark {
  return {
    id: name,
    suite: '',
    name,
    parameters: {},
    driver: 'alternate',
    module: null,
    command: [...argv],
    server: serverSchema.parse({}),
    timeoutSeconds: 600,
    threshold: null,
  }
}

function logRatio(
  { one, two }: { readonly one: Readings; readonly two: Readings },
  metric: string,
): number {
  return Math.log((one[metric] ?? NaN) / (two[metric] ?? NaN))
}

function rootMeanSquare(numbers: readonly number[]): number {
  return Math.sqrt(numbers.reduce((sum, value) => sum + value ** 2, 0) / numbers.length)
}

function deviation(numbers: readonly number[]): number {
  const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length
  const squares = numbers.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return Math.sqrt(squares / (numbers.length - 1))
}

/** Prints one row. */
function report(what: string, own: number, other: number, target: number): boolean {
  const ratio = own / other
  const met = ratio <= target
  const line = `${what}: ${percent(own)} by turns, ${percent(other)} otherwise, ratio ${ratio.toFixed(2)}, target ${String(target)}, ${met ? 'met' : 'missed'}`
  process.stdout.write(`${line}\n`)
  return met
}

function percent(ratio: number): string {
  return `${(100 * ratio).toFixed(2)} %`
}
