import { aloneOf } from '../parts/bisect/alone-of.ts'
import { bisectionOf } from '../parts/bisect/bisection-of.ts'
import type { Host } from '../host/host.ts'
import { parseBisectRecord, type BisectCommit } from '../parts/bisect/bisect-record.ts'
import type { BisectReport } from '../parts/bisect/bisect-report.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { runComparison as measure, type ComparedRun } from '../pipeline.ts'
import { selectBase } from '../plan/select-base.ts'
import { publishFiles } from '../publish/files.ts'
import { bisectRange, type BisectEnds, type BisectRange } from '../parts/bisect/bisect-range.ts'
import { bisectStartOf } from '../parts/bisect/bisect-start-of.ts'
import { openBisect } from '../parts/bisect/open-bisect.ts'
import { runBisect, type BisectStep } from '../parts/bisect/run-bisect.ts'
import type { ComparisonRequest } from '../session/session.ts'
import type { GivenSettings } from '../settings/settings.ts'

/** Everything that a bisection needs, in a terminal as in a job. */
export interface BisectionRequest {
  readonly ends: Omit<BisectEnds, 'repository' | 'cacheDirectory'>
  readonly names: readonly string[]
  readonly metric: string | null
  /** Positions of commits that are left out. */
  readonly leftOf: (range: BisectRange) => readonly number[]
  /** The most measurements; `null` for the usual number. */
  readonly mostSteps: number | null
  readonly resume: boolean
  /** Absolute path of the bisection's own folder. */
  readonly folder: string
  /** What each comparison has in common. */
  readonly common: Omit<
    ComparisonRequest,
    'selection' | 'resultsDirectory' | 'resume' | 'benchmarkTree' | 'gate' | 'keep' | 'onProgress'
  >
  /** What hears of one comparison's progress; called once for each. */
  readonly show: () => ComparisonRequest['onProgress']
  readonly onStep: (known: BisectReport, commit: BisectCommit) => void
}

/** What came of it. */
export interface Bisected {
  readonly report: BisectReport
  /** The result of the last comparison; `null` when nothing was measured in this run. */
  readonly latest: ComparedRun['result'] | null
  /**
   * The largest change alone, its commit against the one before it; `null` if no commit was found,
   * profiles are turned off, or an earlier run has measured it.
   */
  readonly change: ComparedRun['result'] | null
  readonly mostSteps: number
  /** The file with the steps. */
  readonly content: string
}

/**
 * Looks for the commit that changed a benchmark. All commits are measured by the benchmarks of BAD:
 * those of their own may be others, or missing.
 *
 * @throws UsageError when the request is wrong
 * @throws UnmeasurableError when GOOD or BAD cannot be measured, or after an interruption
 */
export async function bisection(request: BisectionRequest, host: Host): Promise<Bisected> {
  const { folder, names, metric, common } = request
  const { repository, cacheDirectory, given } = common
  const range = await bisectRange({ ...request.ends, repository, cacheDirectory }, host)
  const { firstParent } = request.ends
  const start = bisectStartOf(range, { names, metric, given, firstParent })
  const left = request.leftOf(range)
  const mostSteps = request.mostSteps ?? usualSteps(range.commits.length)
  const path = host.files.join(folder, 'steps.ndjson')
  let latest: ComparedRun['result'] | null = null
  return withBenchmarks(
    async (tree) => {
      await host.files.makeDirectory(folder)
      const record = await openBisect(start, { path, resume: request.resume }, host)
      const place = { request, range, tree }
      const found = await runBisect(
        {
          path,
          record,
          left,
          mostSteps,
          measure: async (step) => (latest = await measured(stepOf(step, place), place, host)),
          onStep: request.onStep,
        },
        host,
      )
      const change = await changeAlone(found, place, path, host)
      const content = (await host.files.read(path)) ?? ''
      const written = parseBisectRecord(content, path)
      const report = written === null ? found : bisectionOf(written).report
      return { report, latest, change, mostSteps, content }
    },
    { range, repository, folder },
    host,
  )
}

interface WithBenchmarksRequest {
  readonly range: BisectRange
  readonly repository: string | null
  readonly folder: string
}

async function withBenchmarks<T>(
  use: (tree: string | null) => Promise<T>,
  { range: { commits }, repository, folder }: WithBenchmarksRequest,
  host: Host,
): Promise<T> {
  const bad = commits.at(-1)
  if (repository === null || bad === undefined || !/^[0-9a-f]{40}$/.test(bad.spec)) return use(null)
  const tree = host.files.join(folder, 'tree-of-bad')
  await host.git.removeWorktree(repository, tree)
  await host.git.addWorktree(repository, bad.spec, tree)
  try {
    return await use(tree)
  } finally {
    await host.git.removeWorktree(repository, tree)
  }
}

interface BisectionPlace {
  readonly request: BisectionRequest
  readonly range: BisectRange
  readonly tree: string | null
}

function stepOf(
  { commit, row, threshold, folder }: BisectStep,
  { range, request: { names, metric } }: BisectionPlace,
): One {
  return {
    base: range.good.spec,
    head: commit,
    only: row === null ? names : [row.benchmarkId],
    gate: row?.metric ?? metric,
    // Commits on the way are not profiled.
    given: { profile: [], ...(threshold !== null && { threshold }) },
    folder,
  }
}

/**
 * Measures the largest change that was found against the commit before it, with the functions that
 * differ, and records it.
 *
 * @returns `null` when no commit was found, profiles are turned off, or it is recorded already
 */
async function changeAlone(
  report: BisectReport,
  place: BisectionPlace,
  path: string,
  host: Host,
): Promise<ComparedRun['result'] | null> {
  const { range } = place
  const { row, change: largest } = report
  const commit = largest?.commits.at(-1)
  if (largest?.isFound !== true || report.open || row === null || commit === undefined) return null
  const at = range.commits.findIndex(({ spec }) => spec === commit.spec)
  if (report.alone?.at === at) return null
  const result = await measured(
    {
      base: largest.previous.spec,
      head: commit,
      only: [row.benchmarkId],
      gate: row.metric,
      given: { profile: [row.benchmarkId.replaceAll(',', '*')] },
      folder: 'change',
    },
    place,
    host,
  )
  const previous = range.commits.findIndex(({ spec }) => spec === largest.previous.spec)
  const alone = aloneOf(result, row, { at, previous })
  if (alone !== null) await host.files.append(path, `${JSON.stringify(alone)}\n`)
  return result
}

/** One comparison of a bisection. */
interface One {
  readonly base: string
  readonly head: BisectCommit
  readonly only: readonly string[]
  readonly gate: string | null
  readonly given: GivenSettings
  readonly folder: string
}

async function measured(
  one: One,
  { request: { common, resume, show, folder }, tree }: BisectionPlace,
  host: Host,
): Promise<ComparedRun['result']> {
  const resultsDirectory = host.files.join(folder, one.folder)
  const journal = (await host.files.read(host.files.join(resultsDirectory, 'journal.ndjson'))) ?? ''
  const compared = await measure(
    {
      ...common,
      selection: selectBase({
        event: { name: '', pullRequest: null, push: null },
        checkedOut: null,
        given: { base: one.base, head: one.head.spec },
      }),
      given: { ...common.given, ...one.given, ...(one.only.length > 0 && { only: [...one.only] }) },
      ...(tree !== null && { benchmarkTree: tree }),
      ...(one.gate !== null && { gate: one.gate }),
      keep: false,
      onProgress: show(),
      resultsDirectory,
      // A comparison that was killed before its first block begins again.
      resume: resume && journal.includes('\n{"type":"sample"'),
    },
    host,
  )
  if (common.cancelled()) throw new UnmeasurableError(`interrupted at ${one.head.label}`)
  await publishFiles(compared, resultsDirectory, host)
  return compared.result
}

/** Twice of what a step in steady noise takes, and more. */
function usualSteps(commits: number): number {
  return 3 * Math.ceil(Math.log2(commits + 1)) + 6
}
