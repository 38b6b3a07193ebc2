import type { Host } from '../../host/host.ts'
import type { HyperfineFound } from '../../host/tools/hyperfine.ts'
import type { CommandBenchmark } from '../../model/run/benchmark.ts'
import type { Readings } from '../../model/run/sample.ts'
import { forgetRun, hyperfineSpec, readingsOfRun, textsOfRun } from './hyperfine-spec.ts'
import type { ActorRequest } from './supervised.ts'

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
