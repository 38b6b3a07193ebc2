import { join } from 'node:path'
import { pingpong } from '../../src/drivers/pingpong.ts'
import { actorMakers } from '../../src/measure/actors/actor-makers.ts'
import { runPilot } from '../../src/measure/pilot.ts'
import { placementOf } from '../../src/measure/targets/placement-of.ts'
import { percent, type Figure, type Means, type Measure } from './figure.ts'
import { callsOfTenth, freshProcess } from './fresh-process.ts'
import { meanOf, rootMeanSquareOf } from './numbers.ts'
import { oneBlock } from './one-block.ts'
import { benchmarkOf } from './workload-targets.ts'
import { workloadTargets } from './workloads.ts'

const budgetSeconds = 3

// Shorter blocks than a run's, so that several fit, because processes differ from each other.
const batches = 60

/** Allowed error as a share of that of alternating fresh processes. */
const shares = { arith: 0.5, json: 0.3, regex: 0.3 }

/** Target 3: the error of three seconds of measuring the same code against itself. */
export const errorInTime: Measure = async (means) => {
  const figures: Figure[] = []
  for (const [name, share] of Object.entries(shares)) {
    means.say(`3: ${name} against itself, three seconds at a time`)
    figures.push(await figureOf(name, share, means))
  }
  return figures
}

async function figureOf(name: string, share: number, means: Means): Promise<Figure> {
  const { host, folder, quick } = means
  const targets = await workloadTargets(0, join(folder, `error-${name}`), host)
  const benchmark = benchmarkOf(name)
  const placement = placementOf(0, await host.machine.allowedCpus())
  const hyperfine = { ok: false, message: 'no command is measured' } as const
  const source = { targets, placement, hyperfine, counters: null }
  const makers = actorMakers(source, host)
  const { iterations } = await runPilot(benchmark, makers, host)
  const pilot = { iterations, batches }
  const parts = { driver: pingpong, benchmark, make: makers.pingpong(benchmark), pilot }
  const blockError = async (): Promise<number> => {
    const { one, two } = await oneBlock(parts, host)
    return Math.log((one['time'] ?? NaN) / (two['time'] ?? NaN))
  }
  const files = [targets.base, targets.head].map(({ build }) =>
    join(build.directory, `${name}.cjs`),
  )
  const [base = '', head = ''] = files
  const calls = await callsOfTenth(base)
  const turn = async (): Promise<readonly [number, number]> => [
    (await freshProcess(base, calls)).secondsPerCall,
    (await freshProcess(head, calls)).secondsPerCall,
  ]
  const own: number[] = []
  const peer: number[] = []
  for (let trial = 0; trial < (quick ? 5 : 20); trial++) {
    own.push(meanOf(await within(blockError)))
    const turns = await within(turn)
    const sums = [meanOf(turns.map(([one]) => one)), meanOf(turns.map(([, two]) => two))]
    peer.push(Math.log((sums[0] ?? NaN) / (sums[1] ?? NaN)))
  }
  const [ours, theirs] = [rootMeanSquareOf(own), rootMeanSquareOf(peer)]
  return {
    target: 3,
    goal: `RMS error in ${String(budgetSeconds)} s, ${name}`,
    figure: percent(ours),
    peer: `alternating fresh processes ${percent(theirs)}`,
    ratio: ours / theirs,
    wanted: `≤ ${String(share)} ×`,
    met: ours <= share * theirs,
  }
}

/** Repeats something as often as the budget allows, at least once. */
async function within<T>(action: () => Promise<T>): Promise<readonly T[]> {
  const begun = performance.now()
  const results: T[] = []
  for (let longest = 0, spent = 0; spent + longest <= budgetSeconds || results.length === 0;) {
    results.push(await action())
    const now = (performance.now() - begun) / 1000
    longest = Math.max(longest, now - spent)
    spent = now
  }
  return results
}
