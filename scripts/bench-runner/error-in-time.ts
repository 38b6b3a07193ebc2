import { join } from 'node:path'
import { mean, rootMeanSquare } from 'simple-statistics'
import { pingpong } from '../../src/drivers/pingpong.ts'
import { runPilot } from '../../src/measure/pilot.ts'
import { percent, type Bench, type Figure, type Means } from '../benches.ts'
import { blockLogRatio, makersOf } from './block.ts'
import { callsOfTenth, freshProcess } from './fresh-process.ts'
import { benchmarkOf, workloadTargets } from './workloads.ts'

const budgetSeconds = 3

// Shorter blocks than a run's, so that several fit, because processes differ from each other.
const batches = 60

/** Allowed error as a share of that of alternating fresh processes. */
const shares = { arith: 0.5, json: 0.3, regex: 0.3 }

/** The error of three seconds of measuring the same code against itself. */
export const errorInTime: Bench = async function* (means) {
  for (const [name, share] of Object.entries(shares)) {
    means.say(`${name} against itself, three seconds at a time`)
    yield await figureOf(name, share, means)
  }
}

async function figureOf(name: string, share: number, means: Means): Promise<Figure> {
  const { host, folder, pick } = means
  const targets = await workloadTargets(0, join(folder, name), host)
  const benchmark = benchmarkOf(name)
  const makers = await makersOf(targets, { ok: false, message: 'no command is measured' }, host)
  const { iterations } = await runPilot(benchmark, makers, host)
  const pilot = { iterations, batches }
  const parts = { driver: pingpong, benchmark, make: makers.pingpong(benchmark), pilot }
  const base = join(targets.base.build.directory, `${name}.cjs`)
  const head = join(targets.head.build.directory, `${name}.cjs`)
  const calls = await callsOfTenth(base)
  const turn = async (): Promise<readonly [number, number]> => [
    (await freshProcess(base, calls)).secondsPerCall,
    (await freshProcess(head, calls)).secondsPerCall,
  ]
  const seconds = pick(budgetSeconds, budgetSeconds, 0)
  const own: number[] = []
  const peer: number[] = []
  for (let trial = 0; trial < pick(20, 5, 1); trial++) {
    own.push(mean(await within(seconds, () => blockLogRatio(parts, 'time', host))))
    const turns = await within(seconds, turn)
    peer.push(Math.log(mean(turns.map(([one]) => one)) / mean(turns.map(([, two]) => two))))
  }
  const [ours, theirs] = [rootMeanSquare(own), rootMeanSquare(peer)]
  return {
    goal: `RMS error in ${String(budgetSeconds)} s, ${name}`,
    figure: percent(ours),
    peer: `alternating fresh processes ${percent(theirs)}`,
    wanted: `≤ ${String(share)} ×`,
    met: ours <= share * theirs,
  }
}

/** Repeats something as often as the time allows, at least once. */
async function within<T>(seconds: number, action: () => Promise<T>): Promise<T[]> {
  const begun = performance.now()
  const results: T[] = []
  for (let longest = 0, spent = 0; spent + longest <= seconds || results.length === 0;) {
    results.push(await action())
    const now = (performance.now() - begun) / 1000
    longest = Math.max(longest, now - spent)
    spent = now
  }
  return results
}
