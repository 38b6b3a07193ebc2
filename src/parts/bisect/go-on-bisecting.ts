// The walk of a bisection from one measured commit to the next. Which one is next is decided elsewhere, by pure functions.
import type { Host } from '../../host/host.ts'
import { record } from '../../measure/record.ts'
import type { Result } from '../../model/judging/result.ts'
import { seedOf } from '../../model/random.ts'
import { UnmeasurableError } from '../../model/unmeasurable-error.ts'
import { UsageError } from '../../model/usage-error.ts'
import { namedChoice } from '../../plan/select-base.ts'
import { publishFiles } from '../../publish/files.ts'
import { progressNoteOf } from '../../render/terminal/progress-note.ts'
import type { ComparisonRequest } from '../../session/session.ts'
import type { GivenSettings } from '../../settings/settings.ts'
import type { ComparedRun } from '../part-command.ts'
import type { WholeRun } from '../part.ts'
import { assertMetric, askedBisection } from './asked-bisection.ts'
import { stepLine } from './bisect-lines.ts'
import { bisectRange } from './bisect-range.ts'
import {
  bisectionIn,
  bisectionOf,
  isCommit,
  longestReason,
  bisectValue,
  type BisectCommit,
  type BisectEntry,
  type BisectStep,
  type Bisection,
  type LoneChange,
  type MeasuredCommit,
} from './bisect-record.ts'
import type { NextCommit } from './largest-step.ts'
import { aloneOf, bisectStepOf, rowToBisect, type WantedRow } from './row-to-bisect.ts'

interface BisectPair {
  readonly base: BisectCommit
  readonly head: BisectCommit
  readonly row: WantedRow
  readonly inputs: GivenSettings
  /** How the name of its folder begins, which ends with head: `03-b52dd91`. */
  readonly place: string
}

/** Measures a pair. Returns why head cannot be measured, if that is its own fault; `null` when interrupted. */
type Measure = (pair: BisectPair) => Promise<Result | string | null>

// What the setting takes.
const mostThreshold = 10

/**
 * Goes on with BAD against GOOD: measures one commit after the other against GOOD, until the change is
 * found or nothing is left to measure, and then the change alone. Every step is recorded in the journal of
 * BAD against GOOD when it ends.
 *
 * @throws UsageError when there is no such metric, or the earlier bisection is another one
 * @throws UnmeasurableError when GOOD cannot be measured
 */
export async function goOnBisecting(whole: WholeRun, host: Host): Promise<ComparedRun> {
  const { request, run } = whole
  const { result } = run
  if (request.isCancelled()) return run
  assertMetric(
    result.findings.flatMap(({ metric }) => metric ?? []),
    request.gate,
  )
  const path = host.files.join(request.resultsDirectory, 'journal.ndjson')
  const add = (entry: BisectEntry): Promise<void> =>
    record({ type: 'part', part: 'bisect', entry }, path, host.files)
  let bisection = await openBisection(whole, host, add)
  const take = async (at: number, outcome: MeasuredCommit | string): Promise<void> => {
    const step: BisectStep =
      typeof outcome === 'string'
        ? { type: 'skipped', at, reason: outcome.slice(0, longestReason) }
        : outcome
    await add(step)
    bisection = bisectionOf({ ...bisection, steps: [...bisection.steps, step] })
  }
  const bad = bisection.row === null ? rowToBisect(result) : null
  const badAt = bisection.start.commits.length - 1
  if (bad !== null) await take(badAt, bisectStepOf(result, bad, badAt))
  // Twice of what a step in steady noise takes, and more.
  const usualSteps = 3 * Math.ceil(Math.log2(badAt + 2)) + 6
  const mostSteps = askedBisection(request)?.mostSteps ?? usualSteps
  await withBenchmarks(whole, bisection.commitAt(badAt).spec, host, async (tree) => {
    const measure = measureIn(whole, tree, host)
    while (bisection.steps.length < mostSteps) {
      const next = bisection.step?.next ?? null
      if (next === null) break
      request.onProgress({ kind: 'note', text: stepLine(bisection, next) })
      const outcome = await measureNext(next, bisection, measure)
      if (outcome === null) break
      await take(next.at, outcome)
    }
    const alone = await measureAlone(bisection, whole.parts, measure)
    if (alone === null) return
    await add(alone)
    bisection = { ...bisection, alone }
  })
  const parts = { ...result.parts, bisect: bisectValue(bisection) }
  return { ...run, result: { ...result, parts } }
}

/** @throws UsageError when nothing measures the metric that was asked for */

/** @throws UsageError when the bisection that is resumed is of other commits */
async function openBisection(
  { request, run: { result } }: WholeRun,
  host: Host,
  add: (entry: BisectEntry) => Promise<void>,
): Promise<Bisection> {
  const start = await bisectRange(result.plan.revisions, request, host)
  const earlier = bisectionIn(result)
  if (earlier === null) {
    await add(start)
    return bisectionOf({ start, steps: [], alone: null })
  }
  if (JSON.stringify(earlier.start) === JSON.stringify(start)) return earlier
  throw new UsageError(
    'expected the bisection to continue, got one of other commits; request the same, or start again without --resume',
  )
}

/** Measures the next commit against GOOD, or says in a line why not; `null` when interrupted. */
async function measureNext(
  next: NextCommit,
  { start, steps, row, commitAt }: Bisection,
  measure: Measure,
): Promise<MeasuredCommit | string | null> {
  if (row === null) return null
  const result = await measure({
    base: start.good,
    head: commitAt(next.at),
    row,
    // Half of what is looked for: a commit is "the same" when it is closer to GOOD than to BAD.
    inputs: { threshold: Math.min(mostThreshold, Math.expm1(next.size / 2)) },
    place: String(steps.length + 1).padStart(2, '0'),
  })
  if (result === null || typeof result === 'string') return result
  const failure = result.failures.find(({ stage, side }) => stage === 'build' && side === 'base')
  if (failure === undefined) return bisectStepOf(result, row, next.at)
  throw new UnmeasurableError(
    `expected GOOD to build, got: ${failure.message}; continue with --resume`,
    result.failures,
  )
}

/** Measures the largest change that was found alone, with its functions; `null` without one, or when recorded already. */
async function measureAlone(
  { row, step, alone, commitAt }: Bisection,
  parts: WholeRun['parts'],
  measure: Measure,
): Promise<LoneChange | null> {
  if (row === null || step?.isFound !== true || step.next !== null) return null
  const places = { at: step.commits.at(-1) ?? step.end, previous: step.start }
  if (alone?.at === places.at) return null
  const result = await measure({
    base: commitAt(places.previous),
    head: commitAt(places.at),
    row,
    inputs: { profile: [row.benchmarkId.replaceAll(',', '*')] },
    place: 'change',
  })
  if (result === null || typeof result === 'string') return null
  return aloneOf({ result, parts }, row, places)
}

async function withBenchmarks(
  { request: { repository } }: WholeRun,
  bad: string,
  { files, git }: Host,
  use: (tree: string | undefined) => Promise<void>,
): Promise<void> {
  if (repository === null || !isCommit(bad)) return use(undefined)
  // By these names, what a killed bisection leaves is found.
  const folder = await files.temporaryDirectory('bisect')
  const tree = files.join(folder, 'head')
  await git.addWorktree(repository, bad, tree, { isStrangers: true })
  try {
    await use(tree)
  } finally {
    await git.removeWorktree(repository, tree)
    await files.remove(folder)
  }
}

function measureIn(
  { request, parts, compare }: WholeRun,
  tree: string | undefined,
  host: Host,
): Measure {
  const { files } = host
  const { onTable: _, onOpen: __, bisection: _____, onProgress, ...common } = request
  const { bisect: ___, seed: ____, ...commonSettings } = request.inputs
  return async ({ base, head, row, inputs, place }) => {
    const folder = `${place}-${head.label.replaceAll(/[^\w.-]/g, '_')}`
    const resultsDirectory = files.join(request.resultsDirectory, 'bisect', folder)
    const journal = (await files.read(files.join(resultsDirectory, 'journal.ndjson'))) ?? ''
    const pairRequest: ComparisonRequest = {
      ...common,
      // A commit that is measured again is measured with other coins.
      seed: seedOf(request.seed, ...Buffer.from(folder)),
      selection: { base: namedChoice(base.spec), head: namedChoice(head.spec) },
      inputs: { ...commonSettings, ...inputs, only: [row.benchmarkId] },
      benchmarkTree: tree,
      gate: row.metric,
      keep: false,
      // Of a step only what needs attention is told.
      onProgress: (progress) => {
        const isQuiet = progressNoteOf(progress) === null
        if (isQuiet || progress.kind === 'failure' || progress.kind === 'queued')
          onProgress(progress)
      },
      resultsDirectory,
      budgetFromSeconds: undefined,
      // A comparison that was killed before its first block begins again.
      resume: request.resume === true && journal.includes('\n{"type":"sample"'),
    }
    try {
      const run = await compare(pairRequest, host)
      if (request.isCancelled()) return null
      await publishFiles({ ...run, parts }, resultsDirectory, host)
      return run.result
    } catch (error) {
      if (!(error instanceof UnmeasurableError)) throw error
      if (request.isCancelled()) return null
      const ownFailure = error.failures.find(({ side }) => side === 'head')
      if (ownFailure !== undefined) return `fails: ${ownFailure.message}`
      throw new UnmeasurableError(`${error.message}; continue with --resume`, error.failures)
    }
  }
}
