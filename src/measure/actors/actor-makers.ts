import type { ActorByDriver } from '../../drivers/actors.ts'
import type { Host } from '../../host/host.ts'
import type { Placement } from '../../host/process/processes.ts'
import type { HyperfineFound } from '../../host/tools/hyperfine.ts'
import type { BenchmarkByDriver, DriverId } from '../../model/run/benchmark.ts'
import type { BySide, Side } from '../../model/build/side.ts'
import { countCommand } from './count-command.ts'
import type { Counters } from '../targets/find-counters.ts'
import { harnessActor } from './harness-actor.ts'
import { startHarness } from './harness.ts'
import { runCommand } from './run-command.ts'
import { runSuite } from '../suites/run-suite.ts'
import type { Target } from '../targets/target.ts'
import { serverActor } from './server-actor.ts'
import { slicedCommandActor } from './sliced-command-actor.ts'
import type { Supervised } from './supervised.ts'

/** Makes the actor of a side; it is not started yet. */
export type ActorMaker<Id extends DriverId> = (side: Side) => Supervised<ActorByDriver[Id]>

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
      const seated = { ...benchmark, ...(side === 'base' && benchmark.contest?.reference) }
      const start = () =>
        startHarness({ benchmark: seated, target: targets[side], placement }, host)
      const bound = placement.mainCpu !== null
      return harnessActor({ side, start, timeoutSeconds: benchmark.timeoutSeconds, bound }, host)
    },
    alternate: (benchmark) => (side) =>
      serverActor(
        {
          benchmark: { ...benchmark, ...(side === 'base' && benchmark.contest?.reference) },
          target: targets[side],
          placement,
        },
        host,
      ),
    command: (benchmark) => (side) => {
      const seated = { ...benchmark, ...(side === 'base' && benchmark.contest?.reference) }
      return {
        limitSeconds: benchmark.timeoutSeconds,
        actor: {
          run: () => runCommand({ benchmark: seated, target: targets[side] }, hyperfine, host),
          count: () => countCommand({ benchmark: seated, target: targets[side] }, counters, host),
        },
      }
    },
    sliced: (benchmark) => (side) =>
      slicedCommandActor(
        {
          benchmark: { ...benchmark, ...(side === 'base' && benchmark.contest?.reference) },
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
