import { harnessErrorOf, loadedAddonsOf } from '../../adapters/reading/harness-description.ts'
import type { Dialogue, SideTimes } from '../../host/process/processes.ts'
import type { StartPlace } from '../../drivers/actors.ts'
import type { Host } from '../../host/host.ts'
import type { FunctionBenchmark } from '../../model/run/benchmark.ts'
import type { LoadedAddon } from '../../model/build/build.ts'
import type { Side } from '../../model/build/side.ts'
import { assertGone, blameSide, SideError } from './side-error.ts'
import { loadedAddons } from './loaded-addons.ts'
import { harnessProcess } from './side-process.ts'
import { anyCpu } from '../targets/cpu-set-of.ts'
import type { Target } from '../targets/target.ts'
import type { ActorRequest } from './run-block.ts'

/** A benchmark in a process of its own that answers requests. */
export interface Harness {
  readonly pid: number
  /** The native addons that it has loaded. */
  readonly addons: () => Promise<readonly LoadedAddon[]>
  /** What all processes of its side have used so far. */
  readonly times: () => SideTimes
  readonly awakeShare: Dialogue['awakeShare']
  /** @throws SideError when the benchmark throws, ends, hangs or gives an invalid answer */
  readonly ask: (request: unknown, timeoutSeconds: number) => Promise<unknown>
  /** Ends the process and everything it has started. */
  readonly end: () => Promise<void>
}

/** Starts a benchmark and waits until it is set up; a SideError when that fails. */
export async function startHarness(
  { benchmark, target, cpuSet }: ActorRequest<FunctionBenchmark>,
  { processes, files }: Pick<Host, 'processes' | 'files'>,
  place?: StartPlace,
): Promise<Harness> {
  const file = files.join(target.benchmarkDirectory, benchmark.module)
  const parameters = JSON.stringify(benchmark.parameters)
  const spec = harnessProcess(target, ['serve', file, parameters], benchmark.timeoutSeconds)
  const dialogue = await blameSide(target.side, () => processes.converse(spec, cpuSet, place))
  await assertNoErrors(target.side, dialogue, dialogue.hello)
  return {
    pid: dialogue.pid,
    // Where the system does not report it, its own answer has to do.
    addons: () => loadedAddons(dialogue.addons() ?? loadedAddonsOf(dialogue.hello), target, files),
    times: dialogue.times,
    awakeShare: dialogue.awakeShare,
    ask: async (request, timeoutSeconds) => {
      const answer = await blameSide(target.side, () => dialogue.ask(request, timeoutSeconds))
      await assertNoErrors(target.side, dialogue, answer)
      return answer
    },
    end: async () => assertGone(target.side, await dialogue.end()),
  }
}

// Of a row, on each side.
const trialSeconds = 0.2

/** Makes untimed calls of all rows of a module in one process, with two states each; a SideError when one fails. */
export async function tryRows(
  module: string,
  benchmarks: readonly FunctionBenchmark[],
  target: Target,
  { processes, files }: Pick<Host, 'processes' | 'files'>,
): Promise<void> {
  const file = files.join(target.benchmarkDirectory, module)
  const timeoutSeconds = benchmarks.reduce((sum, row) => sum + row.timeoutSeconds, 0)
  const rows = JSON.stringify(benchmarks.map(({ parameters }) => parameters))
  const spec = harnessProcess(target, ['trial', file, rows, String(trialSeconds)], timeoutSeconds)
  const limit = { seconds: timeoutSeconds }
  const dialogue = await blameSide(target.side, () => processes.converse(spec, anyCpu), limit)
  await assertNoErrors(target.side, dialogue, dialogue.hello)
  assertGone(target.side, await dialogue.end())
}

async function assertNoErrors(side: Side, dialogue: Dialogue, answer: unknown): Promise<void> {
  const error = harnessErrorOf(answer)
  if (error === null) return
  const outcome = await dialogue.end()
  const lastLines = [...outcome.lastLines, ...error.stackLines]
  throw new SideError(side, `${error.stage} threw ${error.message}`, { ...outcome, lastLines })
}
