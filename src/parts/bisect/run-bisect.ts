import { bisectionOf, type Bisection } from './bisection-of.ts'
import { bisectStepOf } from './bisect-step-of.ts'
import { rowToBisect, type WantedRow } from './row-to-bisect.ts'
import type { Host } from '../../host/host.ts'
import type { BisectCommit, BisectMeasured, BisectRecord, BisectSkipped } from './bisect-record.ts'
import type { BisectReport } from './bisect-report.ts'
import type { Result } from '../../model/judging/result.ts'
import { UnmeasurableError } from '../../model/unmeasurable-error.ts'
import { UsageError } from '../../model/usage-error.ts'

/** One comparison of a commit with GOOD. */
export interface BisectStep {
  readonly commit: BisectCommit
  /** The row that counts; `null` for BAD, where it is chosen. */
  readonly row: WantedRow | null
  /** Practical threshold as a ratio; `null` for that of the settings. */
  readonly threshold: number | null
  /** Name of the step's folder: `03-b52dd91`. */
  readonly folder: string
}

/** What a bisection needs. */
export interface BisectRun {
  /** Where the steps are appended: absolute path. */
  readonly path: string
  readonly record: BisectRecord
  /** Positions of commits that the user leaves out. */
  readonly left: readonly number[]
  /** The most measurements, those of an earlier run included. */
  readonly mostSteps: number
  /** Measures one commit against GOOD. */
  readonly measure: (step: BisectStep) => Promise<Result>
  /** Called before every step with what is known so far. */
  readonly onStep: (report: BisectReport, commit: BisectCommit) => void
}

// What the setting takes.
const mostThreshold = 10

/**
 * Measures one commit after the other against GOOD, until the change is found or nothing is left to
 * measure. Every step is recorded when it ends.
 *
 * @throws UnmeasurableError when GOOD or BAD cannot be measured
 */
export async function runBisect(run: BisectRun, host: Host): Promise<BisectReport> {
  let { record } = run
  const bad = record.start.commits.length - 1
  const take = async (step: BisectMeasured | BisectSkipped): Promise<void> => {
    await host.files.append(run.path, `${JSON.stringify(step)}\n`)
    record = { ...record, steps: [...record.steps, step] }
  }
  for (const at of run.left) {
    if (at === bad) throw new UsageError('expected a commit between GOOD and BAD to skip, got BAD')
    if (!record.steps.some((step) => step.type === 'skipped' && step.at === at)) {
      await take({ type: 'skipped', at, reason: 'left out by hand' })
    }
  }
  let bisection = bisectionOf(record)
  if (bisection.report.row === null) {
    const first = await firstStep(run, record, bisection.report)
    if (first === null) return bisection.report
    await take(first)
    bisection = bisectionOf(record)
  }
  while (bisection.next !== null && record.steps.length < run.mostSteps) {
    await take(await nextStep(run, record, bisection))
    bisection = bisectionOf(record)
  }
  return bisection.report
}

/** `null` when BAD does not differ. */
async function firstStep(
  run: BisectRun,
  record: BisectRecord,
  report: BisectReport,
): Promise<BisectMeasured | null> {
  const { start } = record
  run.onStep(report, report.bad)
  const folder = folderOf(record, report.bad)
  const result = await run.measure({ commit: report.bad, row: null, threshold: null, folder })
  assertGood(result)
  const failed = result.failures.find(({ stage, side }) => stage === 'build' && side === 'head')
  if (failed !== undefined) {
    throw new UnmeasurableError(`expected BAD to build, got: ${failed.message}`, result.failures)
  }
  if (result.pairs === 0) {
    const why = result.failures[0]?.message ?? 'nothing to measure'
    throw new UnmeasurableError(`expected to measure BAD, got: ${why}`, result.failures)
  }
  if (start.metric !== null && !result.findings.some(({ metric }) => metric === start.metric)) {
    const known = [...new Set(result.findings.flatMap(({ metric }) => metric ?? []))].join(', ')
    throw new UsageError(`expected one of the metrics ${known}, got "${start.metric}"`)
  }
  const row = rowToBisect(result, start.metric)
  if (row === null) return null
  const step = bisectStepOf(result, row, start.commits.length - 1)
  if (typeof step === 'string') throw new UnmeasurableError(`expected to measure BAD, got: ${step}`)
  return step
}

async function nextStep(
  run: BisectRun,
  record: BisectRecord,
  { report, next }: Bisection,
): Promise<BisectMeasured | BisectSkipped> {
  const commit = next === null ? undefined : record.start.commits[next.at]
  if (next === null || commit === undefined || report.row === null) {
    throw new Error('expected a commit to measure, got none')
  }
  run.onStep(report, commit)
  const result = await measuredOrReason(run, {
    commit,
    row: report.row,
    // Half of what is looked for: a commit is "the same" when it is closer to GOOD than to BAD.
    threshold: Math.min(mostThreshold, Math.expm1(next.size / 2)),
    folder: folderOf(record, commit),
  })
  if (typeof result === 'string') return { type: 'skipped', at: next.at, reason: result }
  assertGood(result)
  const step = bisectStepOf(result, report.row, next.at)
  return typeof step === 'string' ? { type: 'skipped', at: next.at, reason: step } : step
}

/** Why a commit cannot be measured, if that is its own fault. */
async function measuredOrReason(run: BisectRun, step: BisectStep): Promise<Result | string> {
  try {
    return await run.measure(step)
  } catch (error) {
    if (!(error instanceof UnmeasurableError)) throw error
    const own = error.failures.find(({ side }) => side === 'head')
    if (own !== undefined) return `fails: ${own.message}`
    throw new UnmeasurableError(
      `${error.message}; continue with --resume, and with --skip ${step.commit.label} without this one`,
      error.failures,
    )
  }
}

function folderOf({ steps }: BisectRecord, { label }: BisectCommit): string {
  return `${String(steps.length + 1).padStart(2, '0')}-${label.replaceAll(/[^\w.-]/g, '_')}`
}

function assertGood({ failures }: Result): void {
  const failed = failures.find(({ stage, side }) => stage === 'build' && side === 'base')
  if (failed === undefined) return
  throw new UnmeasurableError(`expected GOOD to build, got: ${failed.message}`, failures)
}
