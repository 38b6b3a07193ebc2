import { lastWords } from '../../model/last-words.ts'
import { childFaultsOf } from '../../adapters/perf/child-faults.ts'
import { hyperfineRunOf, type HyperfineRun } from '../../adapters/hyperfine.ts'
import { quotedCommand } from '../../adapters/reading/quoted-command.ts'
import type { Files } from '../../host/files/files.ts'
import type { Outcome, ProcessSpec } from '../../host/process/processes.ts'
import type { HyperfineFound } from '../../host/tools/hyperfine.ts'
import type { CommandBenchmark } from '../../model/run/benchmark.ts'
import type { Readings } from '../../model/run/sample.ts'
import { commandOf } from './command-of.ts'
import type { Target } from '../targets/target.ts'
import { SideError } from './side-error.ts'
import { outputLimitBytes, sideProcess } from './side-process.ts'

const options = [
  '--shell=none',
  '--runs=1',
  '--style=none',
  '--ignore-failure',
  // The command's output reaches us, so that it can be shown if the command fails.
  '--output=inherit',
]

// Runs after the command and before the end of hyperfine, which is then the parent of the shell.
const faultsScript = 'read -r line <"/proc/$PPID/stat" && echo "$line" >'

const remark = /^\s*(Warning: Ignoring non-zero exit code\.)?\s*$/

/** How a side's whole command is run once, and the files with its figures. */
export interface HyperfineSpec {
  readonly spec: ProcessSpec
  /** Absolute path of hyperfine's report. */
  readonly report: string
  /**
   * Absolute path of a copy of the kernel's counters of hyperfine, once the command has ended;
   * missing where the kernel has none.
   */
  readonly account: string
}

interface HyperfineSpecRequest {
  readonly target: Target
  readonly hyperfine: HyperfineFound
  readonly files: Pick<Files, 'join'>
  readonly platform: string
}

/**
 * @param platform - as Node.js names it
 * @throws SideError when there is no hyperfine to run it
 */
export function hyperfineSpec(
  benchmark: CommandBenchmark,
  { target, hyperfine, files, platform }: HyperfineSpecRequest,
): HyperfineSpec {
  if (!hyperfine.ok) throw new SideError(null, hyperfine.message)
  const folder = target.environment['TMPDIR'] ?? target.build.directory
  const [report, account] = [files.join(folder, 'hyperfine.json'), files.join(folder, 'stat')]
  const line = quotedCommand(commandOf(benchmark, target))
  const cleanup =
    platform === 'linux' ? ['--cleanup', accountScript(hyperfine.version, account)] : []
  const argv = [hyperfine.path, ...options, '--export-json', report, ...cleanup, '--', line]
  const spec = sideProcess(target, { argv, timeoutSeconds: benchmark.timeoutSeconds })
  return { spec, report, account }
}

/**
 * A cleanup command that copies the kernel's counters of hyperfine and its children; its failure is
 * ignored.
 */
function accountScript(version: string, path: string): string {
  const script = `${faultsScript}${quotedCommand([path])} || :`
  // Without a shell, hyperfine 1 uses none here either; hyperfine 2 always uses one.
  return version.startsWith('1.') ? quotedCommand(['sh', '-c', script]) : script
}

/**
 * What the command took.
 *
 * @param texts - texts of hyperfine's report and of the kernel's counters, empty when missing
 * @throws SideError when the command has failed
 */
export function readingsOfRun(
  benchmark: CommandBenchmark,
  { side }: Target,
  outcome: Outcome,
  texts: Readonly<Record<'report' | 'account', string>>,
): Readings {
  const run = outcome.exitCode === 0 ? hyperfineRunOf(texts.report) : null
  if (run === null) throw new SideError(side, hyperfineReason(outcome, benchmark), outcome)
  if (run.exitCode !== 0)
    throw new SideError(side, hyperfineExit(run.exitCode), endedRun(outcome, run))
  return { ...run.readings, 'page-faults': childFaultsOf(texts.account) }
}

/** hyperfine, like a shell, adds 128 to the number of a signal. */
function hyperfineExit(exitCode: number | null): string {
  const signal = exitCode !== null && exitCode > 128 ? `, as after signal ${exitCode - 128}` : ''
  return `expected the command to end with exit code 0, got ${String(exitCode)}${signal}`
}

/** The outcome of the command itself, without hyperfine's own messages. */
function endedRun(outcome: Outcome, { exitCode }: HyperfineRun): Outcome {
  const lastLines = outcome.lastLines.filter((line) => !remark.test(line))
  return { ...outcome, exitCode, lastLines }
}

function hyperfineReason(outcome: Outcome, { timeoutSeconds }: CommandBenchmark): string {
  const { startError, overLimit, timedOut, flooded: isFlooded, lastLines } = outcome
  if (timedOut)
    return `expected the command to end within ${String(timeoutSeconds)} s, got no end; "timeout" allows more`
  if (overLimit !== undefined) return `expected at most ${overLimit}, got more`
  if (isFlooded) return `expected at most ${String(outputLimitBytes)} bytes of output, got more`
  if (startError !== null) return `expected hyperfine to start, got ${startError}`
  const last = lastWords(lastLines) ?? 'nothing'
  return `expected a run of the command, got ${JSON.stringify(last.slice(0, 300))}`
}

/** Removes the files of an earlier run, so that they are not mistaken for this one's. */
export async function forgetRun(
  { report, account }: HyperfineSpec,
  { remove }: Pick<Files, 'remove'>,
): Promise<void> {
  await remove(report)
  await remove(account)
}

/** Texts of a run's files; empty for a missing file. */
export async function textsOfRun(
  { report, account }: HyperfineSpec,
  { read }: Pick<Files, 'read'>,
): Promise<Readonly<Record<'report' | 'account', string>>> {
  return { report: (await read(report)) ?? '', account: (await read(account)) ?? '' }
}
