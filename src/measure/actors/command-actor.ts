import { hyperfineRunOf, quotedCommand } from '../../adapters/hyperfine.ts'
import type { CommandActor, Slot } from '../../drivers/actors.ts'
import type { Host } from '../../host/host.ts'
import type { Outcome } from '../../host/process/processes.ts'
import type { HyperfineFound } from '../../host/tools/hyperfine.ts'
import { lastWords } from '../../model/last-words.ts'
import type { CommandBenchmark } from '../../model/run/benchmark.ts'
import type { Readings } from '../../model/run/sample.ts'
import type { ActorRequest, SupervisedActor } from './run-block.ts'
import { SideError } from './side-error.ts'
import { brokenLimit, commandOf, sideProcess } from './side-process.ts'

const options = [
  '--shell=none',
  '--runs=1',
  '--style=none',
  '--ignore-failure',
  // The command's output reaches us, so that it can be shown if the command fails.
  '--output=inherit',
]

const remark = /^\s*(Warning: Ignoring non-zero exit code\.)?\s*$/

type CommandHost = Pick<Host, 'processes' | 'files'>

/** A side's command, and what runs it. */
interface CommandRequest extends Omit<ActorRequest<CommandBenchmark>, 'cpuSet'> {
  readonly hyperfine: HyperfineFound
  /** Tells it from what runs beside it: both can be of one side. */
  readonly slot: Slot
}

/** A side's whole command as an actor. */
export function commandActor(
  request: CommandRequest,
  host: CommandHost,
): SupervisedActor<CommandActor> {
  const run = (): Promise<Readings> => runCommand(request, host)
  return { limitSeconds: request.benchmark.timeoutSeconds, actor: { run } }
}

/**
 * Runs a side's whole command once, through hyperfine. The report of an earlier run is removed, so that it is not
 * mistaken for this one's. One run per call keeps the sides interleaved; besides, hyperfine 1.20 reports the first
 * command's peak memory for the second. A SideError when the command fails, or there is no hyperfine to run it.
 */
export async function runCommand(
  { benchmark, target, hyperfine, slot }: CommandRequest,
  { processes, files }: CommandHost,
): Promise<Readings> {
  if (!hyperfine.ok) throw new SideError(null, hyperfine.message)
  const { side } = target
  const { timeoutSeconds } = benchmark
  const folder = target.environment['TMPDIR'] ?? target.build.directory
  const report = files.join(folder, `hyperfine-${slot}.json`)
  await files.remove(report)
  const { argv: words, ...changes } = commandOf(benchmark, target)
  const line = quotedCommand(words)
  const argv = [hyperfine.path, ...options, '--export-json', report, '--', line]
  const outcome = await processes.run(sideProcess(target, { argv, timeoutSeconds, changes }))
  const run = outcome.exitCode === 0 ? hyperfineRunOf((await files.read(report)) ?? '') : null
  if (run === null) throw new SideError(side, hyperfineReason(outcome, timeoutSeconds), outcome)
  const { exitCode, readings } = run
  if (exitCode === 0) return readings
  // The outcome of the command itself, without hyperfine's own messages.
  const lastLines = outcome.lastLines.filter((text) => !remark.test(text))
  // hyperfine, like a shell, adds 128 to the number of a signal.
  const signal = exitCode !== null && exitCode > 128 ? `, as after signal ${exitCode - 128}` : ''
  const message = `expected the command to end with exit code 0, got ${String(exitCode)}${signal}`
  throw new SideError(side, message, { ...outcome, exitCode, lastLines })
}

function hyperfineReason(outcome: Outcome, timeoutSeconds: number): string {
  const limit = brokenLimit(outcome, { what: 'the command', timeoutSeconds })
  if (limit !== null) return limit
  const { startError, lastLines } = outcome
  if (startError !== null) return `expected hyperfine to start, got ${startError}`
  const lastLine = lastWords(lastLines) ?? 'nothing'
  return `expected a run of the command, got ${JSON.stringify(lastLine.slice(0, 300))}`
}
