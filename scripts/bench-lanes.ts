/**
 * `npm run bench:lanes [-- --only spread,table,verdict] [--pairs 8] [--table-pairs 3] [--lanes 2]`: what it does to blocks
 * when several are measured at once, and to the time of a table and of a verdict.
 *
 * Six kinds of work, with 5 % more of it in head, are measured by one lane and by several in turn, in the
 * same run: one, several, several, one. Printed are the blocks per minute, the robust spread of a block
 * and the share of the 5 % that is found, each as a ratio of several lanes to one. Wanted are 1.6 times
 * the blocks, at most 1.25 times the spread, and effects of 0.9 to 1.1. Takes three minutes.
 *
 * `table`: twenty rows of that work, three pairs of each, by one lane and by several, pilots included.
 * Wanted is half the time. `verdict`: the time to a right verdict on 2 % of one row, pilot included, in
 * turn by one lane and by several. Wanted is a median of 10 s. Each takes less than three minutes.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createHost } from '../src/host/create-host.ts'
import { mostLanes } from '../src/measure/targets/lanes-of.ts'
import type { Pilot } from '../src/model/run/pilot.ts'
import type { Sample } from '../src/model/run/sample.ts'
import { hodgesLehmann } from '../src/stats/hodges-lehmann.ts'
import { collected } from './bench-runner/collected.ts'
import { verdictTrial, type Trial } from './bench-runner/verdict-trial.ts'
import { medianOf } from './bench-runner/numbers.ts'
import { baseUnits, workloads } from './bench-runner/workloads.ts'

const INJECTED = 5
const TABLE_ROWS = 20
const SMALL = 2
const VERDICT_TRIALS = 2
// As in a run with default settings.
const CONTROL = 0.1

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'spread,table,verdict' },
    pairs: { type: 'string', default: '8' },
    'table-pairs': { type: 'string', default: '3' },
    lanes: { type: 'string' },
  },
})

/** What was measured with one number of lanes. */
interface Taken {
  readonly samples: Sample[]
  seconds: number
  blocks: number
}

const host = createHost()
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'deadheat-lanes-'))
try {
  const most = mostLanes(await host.machine.cores())
  const lanes = values.lanes === undefined ? most : Math.min(most, Number(values.lanes))
  if (lanes < 2) throw new Error('expected CPUs for two lanes at least, got fewer')
  const parts = new Set(values.only.split(','))
  if (parts.has('spread')) await bench(lanes)
  if (parts.has('table')) await table(lanes)
  if (parts.has('verdict')) await verdict(lanes)
} finally {
  await host.processes.endAll()
  rmSync(folder, { recursive: true, force: true })
}

async function bench(lanes: number): Promise<void> {
  const one: Taken = { samples: [], seconds: 0, blocks: 0 }
  const several: Taken = { samples: [], seconds: 0, blocks: 0 }
  let pilots: ReadonlyMap<string, Pilot> = new Map()
  const turns = [one, several, several, one]
  for (const [at, taken] of turns.entries()) {
    const own = taken === one ? 1 : lanes
    process.stderr.write(`${String(own)} at once, load ${loadavg()[0]?.toFixed(1) ?? ''}\n`)
    const found = await collected(
      {
        names: workloads,
        percent: INJECTED,
        looks: [Number(values.pairs)],
        folder: join(folder, String(at)),
        lanes: own,
        pilots,
      },
      host,
    )
    pilots = new Map(found.pilots.map((pilot) => [pilot.benchmarkId, pilot]))
    taken.samples.push(...found.samples.filter(({ block }) => block.round > 0))
    taken.seconds += found.stages.blocks
    taken.blocks += found.samples.length
  }
  print(lanes, one, several)
}

async function table(lanes: number): Promise<void> {
  const names = Array.from(
    { length: TABLE_ROWS },
    (_, at) => `${workloads[at % workloads.length] ?? ''}#${String(at)}`,
  )
  const took: number[] = []
  for (const own of [1, lanes]) {
    const looks = [Number(values['table-pairs'])]
    const run = { names, percent: INJECTED, looks, folder: join(folder, `table-${own}`) }
    const { seconds, stages, samples } = await collected({ ...run, lanes: own }, host)
    took.push(seconds)
    console.log(
      `table of ${TABLE_ROWS} rows, ${String(own)} at once: ${seconds.toFixed(1)} s, pilots ${stages.pilots.toFixed(1)} s, blocks ${stages.blocks.toFixed(1)} s`,
    )
    console.log(`  a block: ${partsOf(samples)}`)
  }
  const [one = NaN, several = NaN] = took
  console.log(`the table takes ${(several / one).toFixed(2)} × the time (0.5 wanted)`)
}

/** What an average block spent, in seconds of its own. */
function partsOf(samples: readonly Sample[]): string {
  const meanOf = (of: (sample: Sample) => number): number =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const parts = (['start', 'warmUp', 'leadIn', 'measured'] as const).map(
    (part) => [part, meanOf(({ spent }) => spent?.[part] ?? 0)] as const,
  )
  const all = meanOf(({ seconds }) => seconds)
  const rest = all - parts.reduce((sum, [, seconds]) => sum + seconds, 0)
  const texts = [...parts, ['rest', rest] as const].map(
    ([part, seconds]) => `${part} ${seconds.toFixed(2)}`,
  )
  return `${all.toFixed(2)} s: ${texts.join(', ')}`
}

async function verdict(lanes: number): Promise<void> {
  const trials: Record<'one' | 'several', Trial[]> = { one: [], several: [] }
  for (let trial = 0; trial < VERDICT_TRIALS; trial++) {
    for (const name of ['arith', 'json', 'regex']) {
      for (const [kind, own] of [
        ['one', 1],
        ['several', lanes],
      ] as const) {
        const place = join(folder, `verdict-${name}-${kind}-${trial}`)
        const run = {
          name,
          percent: SMALL,
          looks: [8, 12, 16, 24],
          folder: place,
          control: CONTROL,
        }
        const taken = await verdictTrial({ ...run, lanes: own }, host)
        trials[kind].push(taken)
        const what = taken.right ? 'right' : 'wrong'
        process.stderr.write(`${name}, ${kind}: ${taken.seconds.toFixed(1)} s, ${what}\n`)
      }
    }
  }
  for (const [kind, own] of Object.entries(trials)) {
    const right = own.filter((one) => one.right).length
    const seconds = own.map((one) => one.seconds)
    console.log(
      `right verdict on ${SMALL} %, ${kind} at once: median ${medianOf(seconds).toFixed(1)} s (10 wanted), right ${right} of ${own.length}`,
    )
  }
}

function print(lanes: number, one: Taken, several: Taken): void {
  const truth = Math.log((baseUnits + INJECTED) / baseUnits)
  const perMinute = (taken: Taken): number => (60 * taken.blocks) / taken.seconds
  const speed = perMinute(several) / perMinute(one)
  const rows = workloads.map((name) => {
    const [alone, beside] = [one, several].map(({ samples }) => logsOf(name, samples))
    return {
      name,
      alone: spreadOf(alone ?? []),
      beside: spreadOf(beside ?? []),
      effects: [alone ?? [], beside ?? []].map((logs) => hodgesLehmann(logs) / truth),
    }
  })
  const spread = Math.exp(
    rows.reduce((sum, row) => sum + Math.log(row.beside / row.alone), 0) / rows.length,
  )
  console.log(
    `${String(lanes)} lanes beside one, ${String(one.samples.length / rows.length)} blocks of each kind of work`,
  )
  console.log(
    `blocks per minute: ${perMinute(one).toFixed(0)} → ${perMinute(several).toFixed(0)}, ${speed.toFixed(2)} × (1.6 wanted on 2 CPUs)`,
  )
  console.log(
    `spread of a block, geometric mean of the ratios: ${spread.toFixed(2)} × (at most 1.25 wanted)`,
  )
  console.log(
    `information per minute: ${(speed / spread ** 2).toFixed(2)} × (blocks per minute over the squared spread)`,
  )
  for (const { name, alone, beside, effects } of rows) {
    const [first = NaN, second = NaN] = effects
    console.log(
      `${name.padEnd(8)} spread ${percent(alone)} → ${percent(beside)}, 5 % read as ${first.toFixed(2)} → ${second.toFixed(2)} of the truth (0.90 … 1.10 wanted)`,
    )
  }
}

/** Log ratios of time, ascending. */
function logsOf(name: string, samples: readonly Sample[]): readonly number[] {
  return samples
    .filter(({ block }) => block.benchmarkId === name)
    .map(({ base, head }) => Math.log((head['time'] ?? NaN) / (base['time'] ?? NaN)))
    .toSorted((one, other) => one - other)
}

/** Standard deviation from the median absolute deviation. */
function spreadOf(logs: readonly number[]): number {
  const middle = medianOf(logs)
  return 1.4826 * medianOf(logs.map((log) => Math.abs(log - middle)))
}

function percent(ratio: number): string {
  return `${(100 * ratio).toFixed(2)} %`
}
