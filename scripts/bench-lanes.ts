/**
 * `npm run bench:lanes [-- --only spread,table,verdict] [--pairs 8] [--table-pairs 3] [--lanes 2]`: what it does to blocks
 * when several are measured at once, and to the time of a table and of a verdict.
 *
 * Six kinds of work, with 5% more of it in head, are measured by one lane and by several in turn, in the
 * same run: one, several, several, one. Printed are the blocks per minute, the robust spread of a block
 * and the share of the 5% that is found, each as a ratio of several lanes to one. Wanted are 1.6 times
 * the blocks, at most 1.25 times the spread, and effects of 0.9 to 1.1. Takes three minutes.
 *
 * `table`: twenty rows of that work, three pairs of each, by one lane and by several, pilots included.
 * Wanted is half the time. `verdict`: the time to a right verdict on 2% of one row, pilot included, in
 * turn by one lane and by several. Wanted is a median of 10 s. Each takes less than three minutes.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createHost } from '../src/host/create-host.ts'
import { mostLanes } from '../src/parts/lanes/lanes-of.ts'
import type { Pilot } from '../src/model/run/pilot.ts'
import type { Sample } from '../src/model/run/sample.ts'
import { hodgesLehmann } from '../src/stats/hodges-lehmann.ts'
import { collected } from './bench-runner/collected.ts'
import { showFigures } from './figures.ts'
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
    keep: { type: 'boolean', default: false },
  },
})

/** What was measured with one number of lanes. */
interface Taken {
  readonly samples: Sample[]
  seconds: number
  blocks: number
}

/** What was measured, by one lane and by several. */
const lines: (readonly [what: string, one: string, several: string])[] = []

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
  showFigures('03-lanes', {
    title: 'Several blocks at once',
    command: 'npm run bench:lanes',
    about: `${new Date().toISOString().slice(0, 10)}, ${String(lanes)} lanes beside one, load ${loadavg()[0]?.toFixed(1) ?? ''} at the end.`,
    columns: ['', '>one at a time', '>several at once'],
    rows: lines,
  })
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
  addSpread(one, several)
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
    process.stderr.write(
      `pilots ${stages.pilots.toFixed(1)} s, blocks ${stages.blocks.toFixed(1)} s, of ${String(samples.length)} blocks\n`,
    )
  }
  const [one = '', several = ''] = took.map((seconds) => `${seconds.toFixed(1)} s`)
  lines.push([`a table of ${TABLE_ROWS} rows`, one, several])
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
  const [one = '', several = ''] = Object.values(trials).map((own) => {
    const right = own.filter((trial) => trial.right).length
    const median = medianOf(own.map(({ seconds }) => seconds))
    return `${median.toFixed(1)} s, right ${right} of ${own.length}`
  })
  lines.push([`time to a verdict on ${SMALL}%, median`, one, several])
}

function addSpread(one: Taken, several: Taken): void {
  const truth = Math.log((baseUnits + INJECTED) / baseUnits)
  const perMinute = (taken: Taken): number => (60 * taken.blocks) / taken.seconds
  const rows = workloads.map((name) => {
    const [alone, beside] = [one, several].map(({ samples }) => logsOf(name, samples))
    return {
      name,
      alone: spreadOf(alone ?? []),
      beside: spreadOf(beside ?? []),
      effects: [alone ?? [], beside ?? []].map((logs) => hodgesLehmann(logs) / truth),
    }
  })
  lines.push(['blocks per minute', perMinute(one).toFixed(0), perMinute(several).toFixed(0)])
  for (const { name, alone, beside, effects } of rows) {
    const [first = NaN, second = NaN] = effects
    lines.push([`spread of a block, ${name}`, percent(alone), percent(beside)])
    lines.push([`5% of ${name} read as`, first.toFixed(2), second.toFixed(2)])
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
  return `${(100 * ratio).toFixed(2)}%`
}
