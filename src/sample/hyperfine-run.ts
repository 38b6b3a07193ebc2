import { hyperfineRunOf, type HyperfineRun } from '../adapters/hyperfine.ts'
import { quotedCommand } from '../adapters/quoted-command.ts'
import type { Files, Outcome, ProcessSpec } from '../host/host.ts'
import type { HyperfineFound } from '../host/hyperfine.ts'
import type { Benchmark } from '../model/benchmark.ts'
import type { Readings } from '../model/sample.ts'
import { commandOf } from './command-of.ts'
import type { Seat } from './seat.ts'
import { SideError } from './side-error.ts'

const outputLimitBytes = 10_000_000

const options = [
  '--shell=none',
  '--runs=1',
  '--style=none',
  '--ignore-failure',
  // What the command prints reaches us, and is there to be shown when it fails.
  '--output=inherit',
]

const remark = /^\s*(Warning: Ignoring non-zero exit code\.)?\s*$/

/** How a side's whole command is run once, and the file in which hyperfine tells of it. */
export interface HyperfineSpec {
  readonly spec: ProcessSpec
  readonly report: string
}

/** @throws SideError when there is no hyperfine to run it */
export function hyperfineSpec(
  benchmark: Benchmark,
  seat: Seat,
  hyperfine: HyperfineFound,
  files: Pick<Files, 'join'>,
): HyperfineSpec {
  if (!hyperfine.ok) throw new SideError(null, hyperfine.message)
  const report = files.join(seat.environment['TMPDIR'] ?? seat.build.directory, 'hyperfine.json')
  const line = quotedCommand(commandOf(benchmark, seat))
  const spec = {
    argv: [hyperfine.path, ...options, '--export-json', report, '--', line],
    cwd: seat.build.directory,
    environment: seat.environment,
    timeoutSeconds: benchmark.timeoutSeconds,
    outputLimitBytes,
    isolated: true,
  }
  return { spec, report }
}

/**
 * What the command took.
 *
 * @param report - text of hyperfine's report, empty when there is none
 * @throws SideError when the command has failed
 */
export function readingsOfRun(
  benchmark: Benchmark,
  { side }: Seat,
  outcome: Outcome,
  report: string,
): Readings {
  const run = outcome.exitCode === 0 ? hyperfineRunOf(report) : null
  if (run === null) throw new SideError(side, reasonOf(outcome, benchmark), outcome)
  if (run.exitCode !== 0) throw new SideError(side, endOf(run.exitCode), ended(outcome, run))
  return run.readings
}

/** hyperfine, like a shell, adds 128 to the number of a signal. */
function endOf(exitCode: number | null): string {
  const signal = exitCode !== null && exitCode > 128 ? `, as after signal ${exitCode - 128}` : ''
  return `expected the command to end with exit code 0, got ${String(exitCode)}${signal}`
}

/** Facts of the command itself, without what hyperfine says of them. */
function ended(outcome: Outcome, { exitCode }: HyperfineRun): Outcome {
  const lastLines = outcome.lastLines.filter((line) => !remark.test(line))
  return { ...outcome, exitCode, lastLines }
}

function reasonOf(outcome: Outcome, { timeoutSeconds }: Benchmark): string {
  const { startError, overLimit, timedOut, flooded, lastLines } = outcome
  if (timedOut)
    return `expected the command to end within ${String(timeoutSeconds)} s, got no end; "timeout" allows more`
  if (overLimit !== undefined) return `expected at most ${overLimit}, got more`
  if (flooded) return `expected at most ${String(outputLimitBytes)} bytes of output, got more`
  if (startError !== null) return `expected hyperfine to start, got ${startError}`
  const last = lastLines.findLast((line) => line.trim() !== '') ?? 'nothing'
  return `expected a run of the command, got ${JSON.stringify(last.slice(0, 300))}`
}
