import { harnessErrorOf, loadedAddonsOf } from '../../adapters/reading/harness-description.ts'
import type { Dialogue, Placement } from '../../host/process/processes.ts'
import type { Host } from '../../host/host.ts'
import type { Benchmark } from '../../model/run/benchmark.ts'
import type { LoadedAddon } from '../../model/build/build.ts'
import type { Side } from '../../model/build/side.ts'
import type { Target } from '../targets/target.ts'
import { blaming } from './blaming.ts'
import { loadedAddons } from './loaded-addons.ts'
import { SideError } from './side-error.ts'
import { sideProcess } from './side-process.ts'

/** A benchmark in a process of its own, that can be asked. */
export interface Harness {
  readonly pid: number
  /** The native addons that it has loaded. */
  readonly addons: () => Promise<readonly LoadedAddon[]>
  /** @throws SideError when the benchmark throws, ends, hangs or answers nonsense */
  readonly ask: (request: unknown, timeoutSeconds: number) => Promise<unknown>
  /** Ends the process and whatever it has started. */
  readonly end: () => Promise<void>
}

/**
 * Starts a benchmark and waits until it is set up.
 *
 * @throws SideError when it does not get that far
 */
export async function startHarness(
  {
    benchmark,
    target,
    placement,
  }: { readonly benchmark: Benchmark; readonly target: Target; readonly placement: Placement },
  { processes, files }: Pick<Host, 'processes' | 'files'>,
): Promise<Harness> {
  const file = files.join(target.benchmarkDirectory, benchmark.module ?? '')
  const parameters = JSON.stringify(benchmark.parameters)
  const dialogue = await blaming(target.side, () =>
    processes.converse(
      sideProcess(target, {
        argv: [target.build.runtime.path, target.harnessPath, 'serve', file, parameters],
        timeoutSeconds: benchmark.timeoutSeconds,
      }),
      placement,
    ),
  )
  await assertNoErrors(target.side, dialogue, dialogue.hello)
  return {
    pid: dialogue.pid,
    // Where the system does not tell, what it said of itself has to do.
    addons: () => loadedAddons(dialogue.addons() ?? loadedAddonsOf(dialogue.hello), target, files),
    ask: async (request, timeoutSeconds) => {
      const answer = await blaming(target.side, () => dialogue.ask(request, timeoutSeconds))
      await assertNoErrors(target.side, dialogue, answer)
      return answer
    },
    end: async () => {
      await dialogue.end()
    },
  }
}

async function assertNoErrors(side: Side, dialogue: Dialogue, answer: unknown): Promise<void> {
  const error = harnessErrorOf(answer)
  if (error === null) return
  const outcome = await dialogue.end()
  const lastLines = [...outcome.lastLines, ...error.stackLines]
  throw new SideError(side, `${error.stage} threw ${error.message}`, { ...outcome, lastLines })
}
