import type { ActorByDriver } from '../../drivers/actors.ts'
import type { Host } from '../../host/host.ts'
import type { Placement } from '../../host/process/processes.ts'
import type { HyperfineFound } from '../../host/tools/hyperfine.ts'
import type {
  BenchmarkByDriver,
  CommandBenchmark,
  ContestBenchmark,
  DriverId,
} from '../../model/run/benchmark.ts'
import type { BySide, Side } from '../../model/build/side.ts'
import type { Counters } from '../targets/find-counters.ts'
import { harnessActor } from './harness-actor.ts'
import { startHarness } from './harness.ts'
import { runSuite } from '../suites/run-suite.ts'
import type { Target } from '../targets/target.ts'
import { serverActor } from './server-actor.ts'
import { slicedCommandActor } from './sliced-command-actor.ts'
import type { ActorRequest, SupervisedActor } from './supervised.ts'
import type { Readings } from '../../model/run/sample.ts'
import { forgetRun, hyperfineSpec, readingsOfRun, textsOfRun } from './hyperfine-spec.ts'
import { exitText } from '../../host/process/end-text.ts'
import { perfReadingsOf } from '../../adapters/perf/perf-readings.ts'
import { commandOf } from './command-of.ts'
import { SideError } from './side-error.ts'
import { sideProcess } from './side-process.ts'

const options = ['stat', '-x', ',', '-o']

/** Makes the actor of a side; it is not started yet. */
export type ActorMaker<Id extends DriverId> = (side: Side) => SupervisedActor<ActorByDriver[Id]>

/** Makes the actors of each driver, from a benchmark of its own kind. */
export type ActorMakers = {
  readonly [Id in DriverId]: (benchmark: BenchmarkByDriver[Id]) => ActorMaker<Id>
}

/** What the actors of a benchmark are made from. */
export interface ActorSource {
  readonly targets: BySide<Target>
  readonly placement: Placement
  /** Number of calls of each row of its suite, by name; absent when the tool itself decides. */
  readonly calls?: Readonly<Record<string, number>> | null
  readonly hyperfine: HyperfineFound
  /** What counts instructions of whole commands; `null` where nothing does. */
  readonly counters: Counters | null
}

/** The actors of a benchmark, as processes of a host. In a contest, the reference sits as base. */
export function actorMakers(
  { targets, placement, calls = null, hyperfine, counters }: ActorSource,
  host: Pick<Host, 'processes' | 'files' | 'clock' | 'machine'>,
): ActorMakers {
  return {
    pingpong: (benchmark) => (side) => {
      const seat = seatOf(benchmark, side)
      const start = () => startHarness({ benchmark: seat, target: targets[side], placement }, host)
      const bound = placement.mainCpu !== null
      return harnessActor({ side, start, timeoutSeconds: benchmark.timeoutSeconds, bound }, host)
    },
    alternate: (benchmark) => (side) =>
      serverActor(
        {
          benchmark: seatOf(benchmark, side),
          target: targets[side],
          placement,
        },
        host,
      ),
    command: (benchmark) => (side) => {
      const seat = seatOf(benchmark, side)
      return {
        limitSeconds: benchmark.timeoutSeconds,
        actor: {
          run: () => runCommand({ benchmark: seat, target: targets[side] }, hyperfine, host),
          count: () => countCommand({ benchmark: seat, target: targets[side] }, counters, host),
        },
      }
    },
    sliced: (benchmark) => (side) =>
      slicedCommandActor(
        {
          benchmark: seatOf(benchmark, side),
          target: targets[side],
          placement,
        },
        hyperfine,
        host,
      ),
    suite: (benchmark) => (side) => ({
      limitSeconds: benchmark.timeoutSeconds,
      actor: { run: () => runSuite({ ...benchmark, calls }, targets[side], host) },
    }),
  }
}

/** A benchmark as it runs on a side: the reference of a contest sits as base. */
function seatOf<Kind extends ContestBenchmark>(benchmark: Kind, side: Side): Kind {
  return side === 'base' ? { ...benchmark, ...benchmark.contest?.reference } : benchmark
}

/**
 * Runs a side's whole command once, through hyperfine.
 *
 * One run per call keeps the sides interleaved. Besides, hyperfine 1.20 reports the first command's
 * peak memory for the second command of a call.
 *
 * @throws SideError when the command fails, or there is no hyperfine to run it
 */
export async function runCommand(
  { benchmark, target }: Omit<ActorRequest<CommandBenchmark>, 'placement'>,
  hyperfine: HyperfineFound,
  { processes, files }: Pick<Host, 'processes' | 'files'>,
): Promise<Readings> {
  const run = hyperfineSpec(benchmark, { target, hyperfine, files, platform: processes.platform })
  await forgetRun(run, files)
  const outcome = await processes.run(run.spec)
  return readingsOfRun(benchmark, target, outcome, await textsOfRun(run, files))
}

/**
 * Runs a side's whole command once more under `perf stat`. That run is not timed, because counting
 * makes it slower.
 *
 * @returns nothing if nothing can be counted
 * @throws SideError when the command fails
 */
async function countCommand(
  { benchmark, target }: Omit<ActorRequest<CommandBenchmark>, 'placement'>,
  counters: Counters | null,
  { processes, files }: Pick<Host, 'processes' | 'files'>,
): Promise<Readings> {
  if (counters === null) return {}
  const { path, events } = counters
  const report = files.join(target.environment['TMPDIR'] ?? target.build.directory, 'perf.csv')
  await files.remove(report)
  const argv = [
    path,
    ...options,
    report,
    '-e',
    events.join(','),
    '--',
    ...commandOf(benchmark, target),
  ]
  const outcome = await processes.run(
    sideProcess(target, {
      argv,
      timeoutSeconds: benchmark.timeoutSeconds,
      changes: { perf: true },
    }),
  )
  if (outcome.exitCode !== 0) {
    const message = `expected the command to end with exit code 0 while it was counted, got ${exitText(outcome)}`
    throw new SideError(target.side, message, outcome)
  }
  return perfReadingsOf((await files.read(report)) ?? '')
}
