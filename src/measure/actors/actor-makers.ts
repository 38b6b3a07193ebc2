import type { ActorByDriver } from '../../drivers/actors.ts'
import type { Host } from '../../host/host.ts'
import type { Placement } from '../../host/process/processes.ts'
import type { HyperfineFound } from '../../host/tools/hyperfine.ts'
import type { Benchmark, DriverId } from '../../model/run/benchmark.ts'
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

/** Makes the actors that each driver speaks to; none of them is started yet. */
export type ActorMakers = {
  readonly [Id in DriverId]: (side: Side) => Supervised<ActorByDriver[Id]>
}

/** What actors of a benchmark are made of. */
export interface ActorSource {
  readonly benchmark: Benchmark
  readonly targets: BySide<Target>
  readonly placement: Placement
  /** Calls that the rows of its suite make, by name; absent where the tool itself decides. */
  readonly calls?: Readonly<Record<string, number>> | null
  readonly hyperfine: HyperfineFound
  /** What counts instructions of whole commands; `null` where nothing does. */
  readonly counters: Counters | null
}

/** The actors of a benchmark, as processes of a host. */
export function actorMakers(
  { benchmark, targets, placement, calls = null, hyperfine, counters }: ActorSource,
  host: Pick<Host, 'processes' | 'files' | 'clock' | 'machine'>,
): ActorMakers {
  const { timeoutSeconds } = benchmark
  const requestOf = (side: Side) => ({ benchmark, target: targets[side], placement })
  return {
    pingpong: (side) => {
      const start = () => startHarness({ benchmark, target: targets[side], placement }, host)
      return harnessActor({ side, start, timeoutSeconds }, host)
    },
    alternate: (side) => serverActor(requestOf(side), host),
    command: (side) => ({
      limitSeconds: timeoutSeconds,
      actor: {
        run: () => runCommand({ benchmark, target: targets[side], hyperfine }, host),
        count: () => countCommand({ benchmark, target: targets[side], counters }, host),
      },
    }),
    sliced: (side) => slicedCommandActor(requestOf(side), hyperfine, host),
    suite: (side) => ({
      limitSeconds: timeoutSeconds,
      actor: { run: () => runSuite({ ...benchmark, calls }, targets[side], host) },
    }),
  }
}
