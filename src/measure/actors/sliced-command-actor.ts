import type { SlicedCommandActor } from '../../drivers/actors.ts'
import type { Host } from '../../host/host.ts'
import type { SlicedChild } from '../../host/process/processes.ts'
import type { HyperfineFound } from '../../host/tools/hyperfine.ts'
import type { CommandBenchmark } from '../../model/run/benchmark.ts'
import {
  forgetRun,
  hyperfineSpec,
  readingsOfRun,
  textsOfRun,
  type HyperfineSpec,
} from './hyperfine-spec.ts'
import { SideError } from './side-error.ts'
import type { ActorRequest, SupervisedActor } from './supervised.ts'

/**
 * A side's whole command as an actor that runs in slices. It is started through hyperfine, which is
 * suspended along with it and at the end reports what the kernel has charged to the command.
 */
export function slicedCommandActor(
  { benchmark, target, placement }: ActorRequest<CommandBenchmark>,
  hyperfine: HyperfineFound,
  { processes, files }: Pick<Host, 'processes' | 'files'>,
): SupervisedActor<SlicedCommandActor> {
  const { timeoutSeconds } = benchmark
  let up: { readonly child: SlicedChild; readonly run: HyperfineSpec } | null = null
  let givenSeconds = 0
  const running = (): NonNullable<typeof up> => {
    if (up === null) throw new Error(`expected a command of ${target.side}, got none`)
    return up
  }
  const actor: SlicedCommandActor = {
    start: async () => {
      const run = hyperfineSpec(benchmark, {
        target,
        hyperfine,
        files,
        platform: processes.platform,
      })
      await forgetRun(run, files)
      up = { run, child: await processes.slice(run.spec, placement.mainCpu) }
    },
    slice: async ({ milliseconds, isWatched }) => {
      const { child } = running()
      const slice = await child.slice(milliseconds / 1000, { isWatched })
      givenSeconds += slice.seconds
      if (!slice.hasEnded && givenSeconds > timeoutSeconds) {
        const message = `expected the command to end within ${String(timeoutSeconds)} s of slices, got no end; "timeout" allows more`
        throw new SideError(target.side, message, await child.end('timed out'))
      }
      return slice
    },
    readings: async () => {
      const { child, run } = running()
      const outcome = await child.outcome()
      return readingsOfRun(benchmark, target, outcome, await textsOfRun(run, files))
    },
  }
  return {
    actor,
    limitSeconds: timeoutSeconds,
    release: async () => {
      await up?.child.end('not needed')
    },
  }
}
