import type { Host, Placement, Slice } from '../host/host.ts'
import type { HyperfineFound } from '../host/tools/hyperfine.ts'
import type { Benchmark } from '../model/run/benchmark.ts'
import type { Readings } from '../model/run/sample.ts'
import { forgetRun, hyperfineSpec, readingsOfRun, textsOfRun } from './hyperfine-run.ts'
import type { Target } from './target.ts'
import { SideError } from './side-error.ts'

/** A side's command that only runs when it is let. */
export interface Slicing {
  /** @throws SideError when it has been let run for longer than allowed */
  readonly slice: (milliseconds: number, watched: boolean) => Promise<Slice>
  /**
   * What the command took, once it has ended.
   *
   * @throws SideError when the command has failed
   */
  readonly readings: () => Promise<Readings>
  /** Ends it and whatever it has started. */
  readonly end: () => Promise<void>
}

/**
 * Starts a side's whole command, suspended, through hyperfine, which is suspended along with it and
 * tells in the end what the kernel has charged to the command.
 *
 * @throws SideError when there is no hyperfine to run it
 */
export async function startSlicing(
  benchmark: Benchmark,
  target: Target,
  placement: Placement,
  hyperfine: HyperfineFound,
  { processes, files }: Pick<Host, 'processes' | 'files'>,
): Promise<Slicing> {
  const run = hyperfineSpec(benchmark, target, hyperfine, files, processes.platform)
  await forgetRun(run, files)
  const child = await processes.slice(run.spec, placement.mainCpu)
  let givenSeconds = 0
  const { timeoutSeconds } = benchmark
  return {
    slice: async (milliseconds, watched) => {
      const slice = await child.slice(milliseconds / 1000, watched)
      givenSeconds += slice.seconds
      if (!slice.ended && givenSeconds > timeoutSeconds) {
        const message = `expected the command to end within ${String(timeoutSeconds)} s of slices, got no end; "timeout" allows more`
        throw new SideError(target.side, message, await child.end('timed out'))
      }
      return slice
    },
    readings: async () =>
      readingsOfRun(benchmark, target, await child.outcome(), await textsOfRun(run, files)),
    end: async () => {
      await child.end('not needed')
    },
  }
}
