import type { Host } from '../../host/host.ts'
import type { HyperfineFound } from '../../host/tools/hyperfine.ts'
import type { Benchmark } from '../../model/run/benchmark.ts'
import type { Readings } from '../../model/run/sample.ts'
import { forgetRun, hyperfineSpec, readingsOfRun, textsOfRun } from './hyperfine-spec.ts'
import type { Target } from '../targets/target.ts'

/**
 * Runs a side's whole command once, through hyperfine.
 *
 * One run a call keeps the sides interleaved; besides, hyperfine 1.20 hands the second command of one
 * call the first one's peak memory.
 *
 * @throws SideError when the command fails, or there is no hyperfine to run it
 */
export async function runCommand(
  {
    benchmark,
    target,
    hyperfine,
  }: { readonly benchmark: Benchmark; readonly target: Target; readonly hyperfine: HyperfineFound },
  { processes, files }: Pick<Host, 'processes' | 'files'>,
): Promise<Readings> {
  const run = hyperfineSpec(benchmark, { target, hyperfine, files, platform: processes.platform })
  await forgetRun(run, files)
  const outcome = await processes.run(run.spec)
  return readingsOfRun(benchmark, { target, outcome, texts: await textsOfRun(run, files) })
}
