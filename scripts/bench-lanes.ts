/**
 * `npm run bench:lanes [-- --only spread,table,verdict] [--quick] [--keep]`: what it does to blocks when several are
 * measured at once, and to the time of a table and of a verdict. Each takes less than three minutes.
 *
 * `spread`: six kinds of work, with 5% more of it in head, by one lane and by several in turn: one, several,
 * several, one. `table`: twenty rows of that work, three pairs of each, pilots included. `verdict`: the time to a
 * right verdict on 2% of one row, pilot included.
 */
import { join } from 'node:path'
import { mad, median } from 'simple-statistics'
import { mostLanes } from '../src/parts/lanes/lanes-of.ts'
import type { Pilot } from '../src/model/run/pilot.ts'
import type { Sample } from '../src/model/run/sample.ts'
import { percent, runBenches, type Bench, type Means } from './benches.ts'
import {
  collected,
  countRight,
  logRatiosOf,
  shareFound,
  verdictTrial,
  type Trial,
} from './bench-runner/collected.ts'
import { workloads } from './bench-runner/workloads.ts'

const injected = 5
const tableRows = 20
const small = 2
// As in a run with default settings.
const control = 0.1

/** What was measured with one number of lanes. */
interface Taken {
  readonly samples: Sample[]
  seconds: number
}

const spread: Bench = async function* (means) {
  const { host, folder, pick, say } = means
  const lanes = await lanesOf(means)
  const one: Taken = { samples: [], seconds: 0 }
  const several: Taken = { samples: [], seconds: 0 }
  let pilots: ReadonlyMap<string, Pilot> = new Map()
  for (const [at, taken] of [one, several, several, one].entries()) {
    const own = taken === one ? 1 : lanes
    say(`${String(own)} at once`)
    const looks = [pick(8, 4, 1)]
    const run = { names: workloads, percent: injected, looks, folder: join(folder, String(at)) }
    const found = await collected({ ...run, lanes: own, pilots }, host)
    pilots = new Map(found.pilots.map((pilot) => [pilot.benchmarkId, pilot]))
    taken.samples.push(...found.samples)
    taken.seconds += found.stages.blocks
  }
  const [alone, beside] = [perMinute(one), perMinute(several)]
  yield {
    goal: 'blocks per minute',
    figure: beside.toFixed(0),
    peer: `one lane ${alone.toFixed(0)}`,
    wanted: '≥ 1.6 ×',
    met: beside >= 1.6 * alone,
  }
  for (const name of workloads) {
    const [own, peer] = [spreadOf(name, several), spreadOf(name, one)]
    yield {
      goal: `spread of a block, ${name}`,
      figure: percent(own.deviation),
      peer: `one lane ${percent(peer.deviation)}`,
      wanted: '≤ 1.25 ×',
      met: own.deviation <= 1.25 * peer.deviation,
    }
    yield {
      goal: `${String(injected)}% recovered, ${name}`,
      figure: own.share.toFixed(2),
      peer: `one lane ${peer.share.toFixed(2)}`,
      wanted: '0.9 … 1.1',
      met: own.share >= 0.9 && own.share <= 1.1,
    }
  }
}

function perMinute({ samples, seconds }: Taken): number {
  return (60 * samples.length) / seconds
}

/** Robust spread of a block's log ratio, and the share of the injected difference that is found. */
function spreadOf(name: string, { samples }: Taken): { deviation: number; share: number } {
  const logs = [...logRatiosOf(name, samples)]
  // The standard deviation of normal numbers with that median absolute deviation.
  return { deviation: 1.4826 * mad(logs), share: shareFound(logs, injected) }
}

const table: Bench = async function* (means) {
  const { host, folder, pick, say } = means
  const rows = pick(tableRows, tableRows, 2)
  const names = Array.from(
    { length: rows },
    (_, at) => `${workloads[at % workloads.length] ?? ''}#${String(at)}`,
  )
  const secondsBy = async (lanes: number): Promise<number> => {
    const place = join(folder, String(lanes))
    const run = { names, percent: injected, looks: [pick(3, 2, 1)], folder: place, lanes }
    const { seconds, stages } = await collected(run, host)
    say(`pilots ${stages.pilots.toFixed(1)} s, blocks ${stages.blocks.toFixed(1)} s`)
    return seconds
  }
  const [alone, beside] = [await secondsBy(1), await secondsBy(await lanesOf(means))]
  yield {
    goal: `a table of ${String(rows)} rows`,
    figure: `${beside.toFixed(1)} s`,
    peer: `one lane ${alone.toFixed(1)} s`,
    wanted: '≤ 0.5 ×',
    met: beside <= 0.5 * alone,
  }
}

const verdict: Bench = async function* (means) {
  const { host, folder, pick } = means
  const trials: { one: Trial[]; several: Trial[] } = { one: [], several: [] }
  const lanesBy = { one: 1, several: await lanesOf(means) }
  for (let trial = 0; trial < pick(2, 1, 1); trial++) {
    for (const name of pick(['arith', 'json', 'regex'], ['arith', 'json', 'regex'], ['arith'])) {
      for (const kind of ['one', 'several'] as const) {
        means.say(`${name}, ${kind}`)
        const place = join(folder, `${name}-${kind}-${String(trial)}`)
        const looks = pick([8, 12, 16, 24], [8, 12, 16, 24], [2])
        const run = { name, percent: small, looks, folder: place, control, lanes: lanesBy[kind] }
        trials[kind].push(await verdictTrial(run, host))
      }
    }
  }
  yield {
    goal: `right verdict on ${String(small)}%`,
    figure: textOf(trials.several),
    peer: `one lane ${textOf(trials.one)}`,
    wanted: '≤ 10 s',
    met: secondsOf(trials.several) <= 10,
  }
}

function secondsOf(all: readonly Trial[]): number {
  return median(all.map(({ seconds }) => seconds))
}

function textOf(all: readonly Trial[]): string {
  return `median ${secondsOf(all).toFixed(1)} s, right ${countRight(all)}`
}

async function lanesOf({ host }: Means): Promise<number> {
  const most = mostLanes(await host.machine.cores())
  if (most < 2) throw new Error('expected CPUs for two lanes at least, got fewer')
  return most
}

await runBenches(
  { file: '03-lanes', title: 'Several blocks at once', command: 'npm run bench:lanes' },
  { spread, table, verdict },
)
