import type { Host } from '../host/host.ts'
import type { HyperfineFound } from '../host/hyperfine.ts'
import type { Benchmark } from '../model/benchmark.ts'
import type { Readings } from '../model/sample.ts'
import { forgetRun, hyperfineSpec, readingsOfRun, textsOfRun } from './hyperfine-run.ts'
import type { Seat } from './seat.ts'

/**
 * Runs a side's whole command once, through hyperfine.
 *
 * One run a call keeps the sides interleaved; besides, hyperfine 1.20 hands the second command of one
 * call the first one's peak memory.
 *
 * @throws SideError when the command fails, or there is no hyperfine to run it
 */
export async function runCommand(
  benchmark: Benchmark,
  seat: Seat,
  hyperfine: HyperfineFound,
  { processes, files }: Pick<Host, 'processes' | 'files'>,
): Promise<Readings> {
  const run = hyperfineSpec(benchmark, seat, hyperfine, files, processes.platform)
  await forgetRun(run, files)
  const outcome = await processes.run(run.spec)
  return readingsOfRun(benchmark, seat, outcome, await textsOfRun(run, files))
}
