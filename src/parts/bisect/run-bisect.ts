import type { Host } from '../../host/host.ts'
import type { Result } from '../../model/judging/result.ts'
import { UnmeasurableError } from '../../model/unmeasurable-error.ts'
import { UsageError } from '../../model/usage-error.ts'
import type { GivenSettings } from '../../settings/settings.ts'
import type {
  LoneChange,
  BisectCommit,
  MeasuredCommit,
  BisectRecord,
  SkippedCommit,
} from './bisect-record.ts'
import { bisectionOf, type BisectReport } from './bisect-report.ts'
import { aloneOf, bisectStepOf, rowToBisect, type WantedRow } from './row-to-bisect.ts'
import type { NextCommit } from './largest-step.ts'

/** One comparison of two commits. */
export interface BisectPair {
  readonly base: BisectCommit
  readonly head: BisectCommit
  /** Names of the benchmarks to measure; all when empty. */
  readonly only: readonly string[]
  /** The metric that decides; `null` for those of each benchmark. */
  readonly gate: string | null
  readonly given: GivenSettings
  /** Name of its folder: `03-b52dd91`. */
  readonly folder: string
}

/** What a bisection needs. */
export interface BisectRun {
  /** Where the steps are appended: absolute path. */
  readonly path: string
  readonly record: BisectRecord
  /** The most measurements, those of an earlier run included. */
  readonly mostSteps: number
  readonly measure: (pair: BisectPair) => Promise<Result>
  /** Called before every step with what is known so far. */
  readonly onStep: (report: BisectReport, commit: BisectCommit) => void
}

/** What came of it. */
export interface BisectOutcome {
  readonly report: BisectReport
  /** The result of BAD; `null` when an earlier run has measured it. */
  readonly whole: Result | null
  /**
   * The largest change alone, its commit against the one before it; `null` if no commit was found,
   * or an earlier run has measured it.
   */
  readonly change: Result | null
}

// What the setting takes.
const mostThreshold = 10

/**
 * Measures one commit after the other against GOOD, until the change is found or nothing is left to
 * measure, and then the change alone. Every step is recorded when it ends.
 *
 * @throws UnmeasurableError when GOOD or BAD cannot be measured
 */
export async function runBisect(run: BisectRun, host: Pick<Host, 'files'>): Promise<BisectOutcome> {
  let { record } = run
  const append = (line: MeasuredCommit | SkippedCommit | LoneChange): Promise<void> =>
    host.files.append(run.path, `${JSON.stringify(line)}\n`)
  const take = async (step: MeasuredCommit | SkippedCommit): Promise<void> => {
    await append(step)
    record = { ...record, steps: [...record.steps, step] }
  }
  let whole: Result | null = null
  if (bisectionOf(record).report.row === null) {
    whole = await measureBad(run, record)
    const row = rowToBisect(whole, record.start.metric)
    if (row !== null) {
      const step = bisectStepOf(whole, row, record.start.commits.length - 1)
      if (typeof step === 'string') throw errorOfBad(step, whole)
      await take(step)
    }
  }
  for (;;) {
    const { report, next } = bisectionOf(record)
    if (report.row === null) return { report, whole, change: null }
    if (next === null || record.steps.length >= run.mostSteps) {
      const change = await measureAlone(report, report.row, run)
      if (change === null) return { report, whole, change }
      if (change.alone !== null) await append(change.alone)
      const { alone } = change
      return { report: bisectionOf({ ...record, alone }).report, whole, change: change.result }
    }
    await take(await measureCommit(next, report.row, run, record))
  }
}

async function measureBad(run: BisectRun, record: BisectRecord): Promise<Result> {
  const { metric, names } = record.start
  const { report } = bisectionOf(record)
  const { good: base, bad: head } = report
  run.onStep(report, head)
  const folder = folderOf(record, head)
  const pair = { base, head, only: names, gate: metric, given: { profile: [] }, folder }
  const result = await run.measure(pair)
  assertBuilt(result, 'base', 'GOOD')
  assertBuilt(result, 'head', 'BAD')
  const { findings, failures, pairs } = result
  if (pairs === 0) throw errorOfBad(failures[0]?.message ?? 'nothing to measure', result)
  if (metric !== null && !findings.some((finding) => finding.metric === metric)) {
    const metricNames = [...new Set(findings.flatMap((finding) => finding.metric ?? []))].join(', ')
    throw new UsageError(`expected one of the metrics ${metricNames}, got "${metric}"`)
  }
  return result
}

async function measureCommit(
  { at, size }: NextCommit,
  row: WantedRow,
  run: BisectRun,
  record: BisectRecord,
): Promise<MeasuredCommit | SkippedCommit> {
  const { good: base, commits } = record.start
  const head = commits[at] ?? base
  run.onStep(bisectionOf(record).report, head)
  // Half of what is looked for: a commit is "the same" when it is closer to GOOD than to BAD.
  const threshold = Math.min(mostThreshold, Math.expm1(size / 2))
  const outcome = await resultOrReason(run, {
    base,
    head,
    only: [row.benchmarkId],
    gate: row.metric,
    // Commits on the way are not profiled.
    given: { profile: [], threshold },
    folder: folderOf(record, head),
  })
  if (typeof outcome === 'string') return { type: 'skipped', at, reason: outcome }
  assertBuilt(outcome, 'base', 'GOOD')
  const step = bisectStepOf(outcome, row, at)
  return typeof step === 'string' ? { type: 'skipped', at, reason: step } : step
}

/** Why a commit cannot be measured, if that is its own fault. */
async function resultOrReason(run: BisectRun, pair: BisectPair): Promise<Result | string> {
  try {
    return await run.measure(pair)
  } catch (error) {
    if (!(error instanceof UnmeasurableError)) throw error
    const ownFailure = error.failures.find(({ side }) => side === 'head')
    if (ownFailure !== undefined) return `fails: ${ownFailure.message}`
    throw new UnmeasurableError(`${error.message}; continue with --resume`, error.failures)
  }
}

/**
 * Measures the largest change that was found against the commit before it, with the functions that
 * differ.
 *
 * @returns `null` when no commit was found, or it is recorded already
 */
async function measureAlone(
  { change, open, alone }: BisectReport,
  row: WantedRow,
  { measure }: BisectRun,
): Promise<{ readonly result: Result; readonly alone: LoneChange | null } | null> {
  const head = change?.commits.at(-1)
  if (change?.isFound !== true || open || head === undefined) return null
  const { places, previous } = change
  if (alone?.at === places.at) return null
  const result = await measure({
    base: previous,
    head,
    only: [row.benchmarkId],
    gate: row.metric,
    given: { profile: [row.benchmarkId.replaceAll(',', '*')] },
    folder: 'change',
  })
  return { result, alone: aloneOf(result, row, places) }
}

function folderOf({ steps }: BisectRecord, { label }: BisectCommit): string {
  return `${String(steps.length + 1).padStart(2, '0')}-${label.replaceAll(/[^\w.-]/g, '_')}`
}

function assertBuilt({ failures }: Result, side: 'base' | 'head', name: string): void {
  const failure = failures.find((each) => each.stage === 'build' && each.side === side)
  if (failure === undefined) return
  throw new UnmeasurableError(`expected ${name} to build, got: ${failure.message}`, failures)
}

function errorOfBad(reason: string, { failures }: Result): UnmeasurableError {
  return new UnmeasurableError(`expected to measure BAD, got: ${reason}`, failures)
}
