// Runs another tool's suite once, for pilots and blocks. It reads what the adapter yields and trusts no number unchecked.
import { exitText, lastWordsOf } from '../../host/process/end-text.ts'
import { hasRows, wasEnded } from '../../adapters/reading/watched-run.ts'
import { RowsError } from '../../adapters/reading/checked-rows.ts'
import { adapters } from '../../adapters/index.ts'
import type { Host } from '../../host/host.ts'
import type { Outcome } from '../../host/process/processes.ts'
import { manifestSchema } from '../../model/build/manifest.ts'
import { parseJson } from '../../model/parse-json.ts'
import type { SuiteBenchmark } from '../../model/run/benchmark.ts'
import type { SuiteRun } from '../../model/run/suite.ts'
import { brokenLimit, commandOf, sideProcess } from '../actors/side-process.ts'
import type { Target } from '../targets/target.ts'
import { SideError } from '../actors/side-error.ts'

const outputLimitBytes = 64_000_000

/** The parts of a benchmark that decide how its suite is run. */
export interface SuiteProcess extends Pick<
  SuiteBenchmark,
  'adapter' | 'command' | 'timeoutSeconds'
> {
  /** How many calls its rows should make, by name; the tool decides for missing ones. */
  readonly calls?: Readonly<Record<string, number>> | null
  /** Whether the run only has to find out the rows: a tool that accepts a number of calls then makes few. */
  readonly isTrial?: boolean
  /** Whether the rows of a run whose time is over are wanted, if the tool tells them one by one. */
  readonly mayBeCut?: boolean
}

/** Runs a side's suite once, in its own process; `isCut` where time was over, a SideError when it fails. */
export async function runSuite(
  spec: SuiteProcess,
  target: Target,
  { processes, files }: Pick<Host, 'processes' | 'files'>,
): Promise<SuiteRun> {
  const adapter = adapters[spec.adapter]
  const place = target.environment['TMPDIR'] ?? target.build.directory
  const paths = {
    lines: files.join(place, 'suite.ndjson'),
    calls: files.join(place, 'suite.calls.json'),
  }
  await files.remove(paths.lines)
  const folder = adaptersFolder(target, files)
  const command = adapter.argv(spec.command)
  const start = commandOf({ command }, target, { adapters: folder })
  const { calls = null, isTrial = false } = spec
  if (calls !== null) await files.write(paths.calls, JSON.stringify(calls))
  const manifestText = await files.read(files.join(target.build.packageDirectory, 'package.json'))
  const manifest = manifestSchema.safeParse(parseJson(manifestText ?? ''))
  const name = manifest.data?.name
  const environment = {
    ...start.environment,
    NODE_OPTIONS: `--require ${JSON.stringify(files.join(folder, 'preload.cjs'))}`,
    DEADHEAT_OUTPUT: paths.lines,
    DEADHEAT_PACKAGE: target.build.packageDirectory,
    ...(name === undefined ? {} : { DEADHEAT_PACKAGE_NAME: name }),
    DEADHEAT_BENCHMARKS: target.benchmarkDirectory,
    ...(adapter.watcher === undefined
      ? {}
      : { DEADHEAT_WATCHER: files.join(folder, adapter.watcher) }),
    ...(calls === null ? {} : { DEADHEAT_CALLS: paths.calls }),
    ...(isTrial ? { DEADHEAT_TRIAL: '1' } : {}),
  }
  const changes = { cwd: start.cwd, environment, outputLimitBytes }
  const outcome = await processes.run(
    sideProcess(target, { argv: start.argv, timeoutSeconds: spec.timeoutSeconds, changes }),
  )
  const lines = (await files.read(paths.lines)) ?? ''
  const reason = suiteReason(outcome, { ...spec, isEnded: calls !== null && wasEnded(lines) })
  const isCut = outcome.timedOut && spec.mayBeCut === true && hasRows(lines)
  if (reason !== null && !isCut) throw new SideError(target.side, reason, outcome)
  // The last line may have been cut, too.
  const wholeLines = isCut ? lines.slice(0, lines.lastIndexOf('\n') + 1) : lines
  try {
    const run = adapter.read({ stdout: outcome.stdout, lines: wholeLines })
    return isCut ? { ...run, isCut } : run
  } catch (error) {
    if (!(error instanceof RowsError)) throw error
    throw new SideError(target.side, `${adapter.id}: ${error.message}`, outcome)
  }
}

function suiteReason(
  outcome: Outcome,
  { command, timeoutSeconds, isEnded }: SuiteProcess & { readonly isEnded: boolean },
): string | null {
  const what = 'the suite'
  const limit = brokenLimit(outcome, { what, timeoutSeconds, limitBytes: outputLimitBytes })
  if (limit !== null) return limit
  const { startError, exitCode } = outcome
  if (startError !== null) {
    return `expected the suite to start, got ${startError}: is ${command[0] ?? 'it'} installed on this side?`
  }
  if (exitCode === 0 || isEnded) return null
  const lastLine = lastWordsOf(outcome) ?? 'no word'
  return `expected the suite to end with exit code 0, got ${exitText(outcome)}: ${lastLine.slice(0, 300)}`
}

/** Absolute folder of the programs that run and watch suites of other tools. */
export function adaptersFolder(
  { harnessPath }: Pick<Target, 'harnessPath'>,
  files: Pick<Host['files'], 'join'>,
): string {
  return files.join(harnessPath, '..', 'adapters')
}
