import { drivers } from '../drivers/index.ts'
import type { Placement } from '../host/host.ts'
import type { Benchmark } from '../model/run/benchmark.ts'
import type { Block } from '../model/run/block.ts'
import type { Pilot } from '../model/run/pilot.ts'
import type { Sample } from '../model/run/sample.ts'
import type { BySide } from '../model/build/side.ts'
import { suiteKey } from '../model/run/suite.ts'
import { attempt, type Attempted, type Patience } from './attempt.ts'
import type { Collecting } from './collecting.ts'
import { countCommand } from './count-command.ts'
import { startHarness } from './harness.ts'
import { measureBlock } from './measure-block.ts'
import { measureSuite } from './measure-suite.ts'
import type { Actors } from './perform.ts'
import { runPilot } from './pilot.ts'
import { placementOf } from './placement-of.ts'
import { runCommand } from './run-command.ts'
import { runSuite } from './run-suite.ts'
import type { Target } from './target.ts'
import { startServing } from './serving.ts'
import { startSlicing } from './slicing.ts'
import { withRoom } from './with-room.ts'

const blockRepeats = 3
const pilotRepeats = 1

/** Tries a benchmark, the `turn`-th of the plan, on both sides. */
export function tried(
  run: Collecting,
  benchmark: Benchmark,
  turn: number,
): Promise<Attempted<Pilot>> {
  const targets = run.request.targetsOf(benchmark, false)
  const actors = actorsOf(run, benchmark, placementOf(turn, cpusFor(benchmark, run.cpus)), targets)
  return attempt(patience(run, 'pilot', benchmark.id), () => runPilot(benchmark, actors, run.host))
}

/** How a block is measured; each call measures it anew. */
export function measuring(run: Collecting, block: Block): () => Promise<Attempted<Sample>> {
  const { request, host, cpus } = run
  const { benchmarks, metrics } = request.plan
  const benchmark = benchmarks.find(({ id }) => id === block.benchmarkId)
  const pilot = run.pilots.get(block.benchmarkId)
  if (benchmark === undefined || pilot === undefined) {
    throw new Error(`expected a benchmark of the plan, got a block of "${block.benchmarkId}"`)
  }
  const turn = block.round + benchmarks.indexOf(benchmark)
  const wanted = {
    benchmark,
    block,
    actors: actorsOf(
      run,
      benchmark,
      placementOf(turn, cpusFor(benchmark, cpus)),
      withRoom(request.targetsOf(benchmark, block.rebuild === true), block.seed),
    ),
    cpus: Math.max(1, cpus.length),
    runStartedAtSeconds: run.begunAtSeconds - run.past.seconds,
  }
  const patient = patience(run, 'sample', benchmark.id)
  if (block.driver === 'suite') {
    const members = benchmarks.filter((one) => suiteKey(one) === suiteKey(benchmark))
    return async () => {
      const all = await attempt(patient, () => measureSuite({ ...wanted, members }, host))
      return all.ok
        ? run.turns.keep(block, all.value)
        : run.turns.keepFailure(block, all.failure, members)
    }
  }
  const driver = drivers[pilot.driver ?? block.driver]
  return () => attempt(patient, () => measureBlock({ ...wanted, driver, pilot, metrics }, host))
}

/** None to choose from means that nothing is bound. */
function cpusFor({ pinned }: Benchmark, cpus: readonly number[]): readonly number[] {
  return pinned === false ? [] : cpus
}

function actorsOf(
  { request, host }: Collecting,
  benchmark: Benchmark,
  placement: Placement,
  targets: BySide<Target>,
): Actors {
  return {
    start: (side) => startHarness(benchmark, targets[side], placement, host),
    command: (side) => runCommand(benchmark, targets[side], request.hyperfine, host),
    count: (side) => countCommand(benchmark, targets[side], request.counters ?? null, host),
    serve: (side) => startServing(benchmark, targets[side], placement, host),
    begin: (side) => startSlicing(benchmark, targets[side], placement, request.hyperfine, host),
    suite: (side) => runSuite(benchmark, targets[side], host),
  }
}

function patience(
  { request }: Collecting,
  stage: 'pilot' | 'sample',
  benchmarkId: string,
): Patience {
  return {
    stage,
    benchmarkId,
    repeats: stage === 'pilot' ? pilotRepeats : blockRepeats,
    cancelled: request.cancelled,
    onRepeat: ({ side, message }) => {
      const text = `${benchmarkId} broke on ${String(side)} and is tried again: ${message}`
      request.onProgress({ kind: 'note', text })
    },
  }
}
