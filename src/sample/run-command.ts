import { hyperfineRunOf, type HyperfineRun } from '../adapters/hyperfine.ts'
import { quotedCommand } from '../adapters/quoted-command.ts'
import type { Host, Outcome } from '../host/host.ts'
import type { HyperfineFound } from '../host/hyperfine.ts'
import type { Benchmark } from '../model/benchmark.ts'
import type { Readings } from '../model/sample.ts'
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
  if (!hyperfine.ok) throw new SideError(null, hyperfine.message)
  const report = files.join(seat.environment['TMPDIR'] ?? seat.build.directory, 'hyperfine.json')
  await files.remove(report)
  const line = quotedCommand(commandOf(benchmark, seat))
  const outcome = await processes.run({
    argv: [hyperfine.path, ...options, '--export-json', report, '--', line],
    cwd: seat.build.directory,
    environment: seat.environment,
    timeoutSeconds: benchmark.timeoutSeconds,
    outputLimitBytes,
    isolated: true,
  })
  const run = outcome.exitCode === 0 ? hyperfineRunOf((await files.read(report)) ?? '') : null
  if (run === null) throw new SideError(seat.side, reasonOf(outcome, benchmark), outcome)
  if (run.exitCode !== 0) throw new SideError(seat.side, endOf(run.exitCode), ended(outcome, run))
  return run.readings
}

/** The words of the command, with the side's own folders put in. */
function commandOf({ command }: Benchmark, { benchmarkDirectory, build }: Seat): readonly string[] {
  return (command ?? []).map((word) =>
    word
      .replaceAll('{benchmarks}', benchmarkDirectory)
      .replaceAll('{directory}', build.directory)
      .replaceAll('{package}', build.packageDirectory),
  )
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
