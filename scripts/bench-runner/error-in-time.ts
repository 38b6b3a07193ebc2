import { join } from 'node:path'
import { mean, rootMeanSquare } from 'simple-statistics'
import { benchmarkOf } from '../../__tests__/fakes/plans.ts'
import { pingpong } from '../../src/drivers/pingpong.ts'
import { actorMakers } from '../../src/measure/actors/actor-makers.ts'
import { runBlock } from '../../src/measure/actors/run-block.ts'
import { runPilot } from '../../src/measure/pilot.ts'
import { cpuSetOf } from '../../src/measure/targets/cpu-set-of.ts'
import { percent, type Bench } from '../benches.ts'
import { callsOfTenth, freshProcess } from './fresh-process.ts'
import { workloadTargets } from './workloads.ts'

const budgetSeconds = 3

/** Allowed error as a share of that of alternating fresh processes, and why one is given up. */
const shares = {
  arith: [0.5, false],
  json: [0.3, false],
  regex: [0.3, 'where its code lies differs by process'],
} as const

/** The error of three seconds of measuring the same code against itself. */
export const errorInTime: Bench = async function* ({ host, folder, pick, say }) {
  for (const [name, [share, reason]] of Object.entries(shares)) {
    say(`${name} against itself, three seconds at a time`)
    const targets = await workloadTargets(0, join(folder, name), host)
    const benchmark = benchmarkOf(name)
    const hyperfine = { ok: false, message: 'no command is measured' } as const
    const cpuSet = cpuSetOf(0, await host.machine.allowedCpus())
    const makers = actorMakers({ targets, seed: null, cpuSet, hyperfine }, host)
    const pilot = await runPilot(benchmark, makers, host)
    const make = makers.pingpong(benchmark)
    const block = async (): Promise<number> => {
      const seed = Math.floor(Math.random() * 2 ** 32)
      const place = { index: 0, round: 1, benchmarkId: benchmark.id } as const
      const drawn = { ...place, driver: 'pingpong', coin: 'BH', seed, kind: 'pair' } as const
      const context = { benchmark, block: drawn, pilot, metrics: [] }
      const sides = { one: 'base', two: 'head' } as const
      const { value } = await runBlock(
        { sides, make, work: (actors) => pingpong(actors, context) },
        host,
      )
      return Math.log((value.one['time'] ?? NaN) / (value.two['time'] ?? NaN))
    }
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
      own.push(mean(await within(seconds, block)))
      const turns = await within(seconds, turn)
      peer.push(Math.log(mean(turns.map(([one]) => one)) / mean(turns.map(([, two]) => two))))
    }
    const [ours, theirs] = [rootMeanSquare(own), rootMeanSquare(peer)]
    yield {
      goal: `RMS error in ${String(budgetSeconds)} s, ${name}`,
      figure: percent(ours),
      peer: `alternating fresh processes ${percent(theirs)}`,
      wanted: `≤ ${String(share)} ×`,
      met: ours <= share * theirs || reason,
    }
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
