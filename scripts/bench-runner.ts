/**
 * `node scripts/bench-runner.ts [--blocks 16] [--only regex,json] [--effects 2,5,10]`: what the runner
 * reads of differences that were put in on purpose, as ratios.
 *
 * Six kinds of work are done 100 times a call on base and 102, 105 or 110 times on head, so the true
 * ratio is known; both are measured by the runner itself. Target: 0.90 to 1.10 of the truth on each.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createHost } from '../src/host/create-host.ts'
import { metrics } from '../src/metrics/index.ts'
import type { Benchmark } from '../src/model/benchmark.ts'
import type { Build } from '../src/model/build.ts'
import type { Plan } from '../src/model/plan.ts'
import type { Revision } from '../src/model/revision.ts'
import type { Sample } from '../src/model/sample.ts'
import type { Side } from '../src/model/side.ts'
import { blocksOfRound } from '../src/plan/schedule.ts'
import { collect } from '../src/sample/collect.ts'
import { takeSeat, type Seat } from '../src/sample/seat.ts'
import { hodgesLehmann } from '../src/stats/hodges-lehmann.ts'

const baseUnits = 100
const leastRecovered = 0.9
const mostRecovered = 1.1

const workloads = fileURLToPath(new URL('bench-runner/workloads', import.meta.url))
const harnessPath = fileURLToPath(new URL('../benchmarks/harness.cjs', import.meta.url))

const host = createHost()

const { values } = parseArgs({
  options: {
    blocks: { type: 'string', default: '16' },
    effects: { type: 'string', default: '2,5,10' },
    only: { type: 'string' },
  },
})

process.exitCode = await main()

async function main(): Promise<number> {
  const names = values.only?.split(',') ?? readdirSync(workloads).map((file) => file.slice(0, -4))
  const folder = mkdtempSync(join(tmpdir(), 'deadheat-runner-'))
  let missed = 0
  try {
    say('effect  work    time: recovered (spread of a block)   CPU: recovered (spread)   seconds')
    for (const percent of values.effects.split(',').map(Number)) {
      const samples = await measure(
        names,
        percent,
        Number(values.blocks),
        join(folder, String(percent)),
      )
      for (const name of names) missed += report(name, percent, samples) ? 0 : 1
    }
    const target = `${String(leastRecovered)} … ${String(mostRecovered)}`
    say(`target for time: ${target}; missed: ${String(missed)}`)
    return missed === 0 ? 0 : 1
  } finally {
    await host.processes.endAll()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(
  names: readonly string[],
  percent: number,
  blocks: number,
  folder: string,
): Promise<readonly Sample[]> {
  const plan = planFor(names.map(benchmarkOf), blocks)
  const ids = plan.benchmarks.map(({ id }) => id)
  const seats = {
    base: await seatFor('base', baseUnits, folder),
    head: await seatFor('head', baseUnits + percent, folder),
  }
  const { samples, failures } = await collect(
    {
      plan,
      seatsOf: () => seats,
      journalPath: join(folder, 'journal.ndjson'),
      hyperfine: { ok: false, message: 'expected no commands' },
      pinning: (await host.machine.describe()).pinning,
      blocksOf: (round, live) => blocksOfRound(plan, round, live),
      liveAfter: (taken) => (taken.some(({ block }) => block.round >= blocks) ? [] : ids),
      onProgress: () => {},
      cancelled: () => false,
    },
    host,
  )
  const [failure] = failures
  if (failure !== undefined) throw new Error(`${String(failure.benchmarkId)}: ${failure.message}`)
  return samples.filter(({ block }) => block.round > 0)
}

async function seatFor(side: Side, units: number, folder: string): Promise<Seat> {
  const directory = join(folder, side)
  mkdirSync(directory, { recursive: true })
  for (const file of readdirSync(workloads))
    copyFileSync(join(workloads, file), join(directory, file))
  writeFileSync(join(directory, 'units.cjs'), `exports.units = ${String(units)}\n`)
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
  return takeSeat(
    build,
    { benchmarkDirectory: directory, harnessPath, workDirectory: folder },
    host,
  )
}

/** Prints one row. */
function report(name: string, percent: number, all: readonly Sample[]): boolean {
  const samples = all.filter(({ block }) => block.benchmarkId === name)
  const time = recovered(samples, 'time', percent)
  const cpu = recovered(samples, 'cpu', percent)
  const seconds = samples.reduce((sum, sample) => sum + sample.seconds, 0)
  const met = percent === 0 || (time.share >= leastRecovered && time.share <= mostRecovered)
  const cells = [
    `${String(percent)} %`.padStart(6),
    name.padEnd(6),
    shown(time, percent),
    shown(cpu, percent),
    seconds.toFixed(0).padStart(4),
    met ? '' : 'missed',
  ]
  say(cells.join('  '))
  return met
}

interface Recovered {
  /** Of the log ratio that was put in; the log ratio itself where nothing was. */
  readonly share: number
  /** Standard deviation of a block's log ratio. */
  readonly spread: number
}

function recovered(samples: readonly Sample[], metric: string, percent: number): Recovered {
  const logs = samples.map(({ base, head }) =>
    Math.log((head[metric] ?? NaN) / (base[metric] ?? NaN)),
  )
  const middle = hodgesLehmann(logs.toSorted((one, other) => one - other))
  const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length
  const squares = logs.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const truth = Math.log((baseUnits + percent) / baseUnits)
  return {
    share: percent === 0 ? middle : middle / truth,
    spread: Math.sqrt(squares / (logs.length - 1)),
  }
}

function shown({ share, spread }: Recovered, percent: number): string {
  const first = percent === 0 ? `${(100 * share).toFixed(2)} %` : share.toFixed(2)
  return `${first} (${(100 * spread).toFixed(1)} %)`.padEnd(18)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function benchmarkOf(name: string): Benchmark {
  return {
    id: name,
    suite: '',
    name,
    parameters: {},
    driver: 'pingpong',
    module: `${name}.cjs`,
    command: null,
    timeoutSeconds: 60,
    threshold: null,
  }
}

function planFor(benchmarks: readonly Benchmark[], blocks: number): Plan {
  return {
    revisions: { base: revisionOf('base'), head: revisionOf('head') },
    benchmarks: [...benchmarks],
    added: [],
    removed: [],
    metrics: [...metrics],
    policy: { alpha: 0.01, alphaEquivalence: 0.05, looks: [blocks], limit: null },
    history: [],
    seed: Math.floor(Math.random() * 2 ** 32),
    budgetSeconds: null,
    controlShare: 0,
  }
}

function revisionOf(side: Side): Revision {
  return {
    side,
    source: 'commit',
    spec: side,
    label: side,
    sha: null,
    packageName: null,
    packageVersion: null,
    reason: 'explicit',
  }
}
