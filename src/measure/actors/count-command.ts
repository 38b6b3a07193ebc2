import { exitText } from '../../host/process/end-text.ts'
import { perfReadingsOf } from '../../adapters/profiles/perf-readings.ts'
import type { Host } from '../../host/host.ts'
import type { CommandBenchmark } from '../../model/run/benchmark.ts'
import type { Readings } from '../../model/run/sample.ts'
import { commandOf } from './command-of.ts'
import type { Counters } from '../targets/find-counters.ts'
import { SideError } from './side-error.ts'
import { sideProcess } from './side-process.ts'
import type { ActorRequest } from './supervised.ts'

const options = ['stat', '-x', ',', '-o']

/**
 * Runs a side's whole command once more under `perf stat`. That run is not timed, because counting
 * makes it slower.
 *
 * @returns nothing if nothing can be counted
 * @throws SideError when the command fails
 */
export async function countCommand(
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
