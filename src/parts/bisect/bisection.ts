import type { Host } from '../../host/host.ts'
import type { Choice } from '../../model/build/selection.ts'
import type { Result } from '../../model/judging/result.ts'
import { seedOf } from '../../model/random.ts'
import { UnmeasurableError } from '../../model/unmeasurable-error.ts'
import { publishFiles } from '../../publish/files.ts'
import type { ComparisonRequest } from '../../session/session.ts'
import { parseRevision } from '../../settings/parse-revision.ts'
import { version } from '../../version.ts'
import type { PartJobRequest, PipelineRun } from '../part-command.ts'
import { bisectRange, type BisectEnds, type BisectRange } from './bisect-range.ts'
import {
  bisectFormat,
  bisectName,
  isCommit,
  openBisect,
  type BisectCommit,
  type BisectStart,
} from './bisect-record.ts'
import type { BisectReport } from './bisect-report.ts'
import { runBisect, type BisectOutcome, type BisectPair } from './run-bisect.ts'

/** Everything that a bisection needs, in a terminal as in a job. */
export interface BisectionRequest {
  readonly ends: Omit<BisectEnds, 'repository'>
  readonly names: readonly string[]
  readonly metric: string | null
  /** The most measurements; `null` for the usual number. */
  readonly mostSteps: number | null
  readonly resume: boolean
  /** Absolute path of the results folder. */
  readonly results: string
  /** What each comparison has in common. */
  readonly common: PartJobRequest['common']
  /** What hears of one comparison's progress; called once for each. */
  readonly show: () => ComparisonRequest['onProgress']
  readonly onStep: (report: BisectReport, commit: BisectCommit) => void
}

// These decide how long is measured, not what.
const freeSettings: ReadonlySet<string> = new Set(['results', 'pairs', 'budget', 'github-token'])

/**
 * Looks for the commit that changed a benchmark. All commits are measured by the benchmarks of BAD:
 * those of their own may be others, or missing. The steps are in `bisect.ndjson`.
 *
 * @throws UsageError when the request is wrong
 * @throws UnmeasurableError when GOOD or BAD cannot be measured, or after an interruption
 */
export async function bisection(
  request: BisectionRequest,
  compare: PipelineRun,
  host: Host,
): Promise<BisectOutcome> {
  const { ends, names, metric, results, common, onStep } = request
  const { repository, given } = common
  const { files } = host
  const range = await bisectRange({ ...ends, repository }, host)
  const { good, commits } = range
  // Twice of what a step in steady noise takes, and more.
  const mostSteps = request.mostSteps ?? 3 * Math.ceil(Math.log2(commits.length + 1)) + 6
  const settings = Object.entries(given).filter(([name]) => !freeSettings.has(name))
  const start: BisectStart = {
    type: 'start',
    format: bisectFormat,
    version,
    good,
    commits: [...commits],
    names: [...names],
    metric,
    given: JSON.stringify([ends.firstParent, ...settings]),
  }
  const path = files.join(results, bisectName)
  await files.makeDirectory(results)
  return withBenchmarks(request, range, host, async (tree) => {
    const record = await openBisect(
      start,
      path,
      request.resume ? await files.read(path) : null,
      host,
    )
    const measure = measureIn(request, tree, compare, host)
    return runBisect({ path, record, mostSteps, measure, onStep }, host)
  })
}

async function withBenchmarks<T>(
  { results, common: { repository } }: BisectionRequest,
  { commits }: BisectRange,
  { files, git }: Host,
  use: (tree: string | null) => Promise<T>,
): Promise<T> {
  const bad = commits.at(-1)
  if (repository === null || bad === undefined || !isCommit(bad.spec)) return use(null)
  const tree = files.join(results, 'bisect', 'tree-of-bad')
  await git.removeWorktree(repository, tree)
  await git.addWorktree(repository, bad.spec, tree)
  try {
    return await use(tree)
  } finally {
    await git.removeWorktree(repository, tree)
  }
}

function measureIn(
  { common, resume, show, results }: BisectionRequest,
  tree: string | null,
  compare: PipelineRun,
  host: Host,
): (pair: BisectPair) => Promise<Result> {
  const { files } = host
  return async ({ base, head, only, gate, given, folder }) => {
    const resultsDirectory = files.join(results, 'bisect', folder)
    const journal = (await files.read(files.join(resultsDirectory, 'journal.ndjson'))) ?? ''
    const run = await compare(
      {
        ...common,
        // A commit that is measured again is measured with other coins.
        seed: seedOf(common.seed, ...Buffer.from(folder)),
        selection: { base: namedSide(base), head: namedSide(head) },
        given: { ...common.given, ...given, only: only.length > 0 ? [...only] : common.given.only },
        benchmarkTree: tree ?? undefined,
        gate: gate ?? undefined,
        keep: false,
        onProgress: show(),
        resultsDirectory,
        // A comparison that was killed before its first block begins again.
        resume: resume && journal.includes('\n{"type":"sample"'),
      },
      host,
    )
    if (common.isCancelled()) throw new UnmeasurableError(`interrupted at ${head.label}`)
    await publishFiles(run, resultsDirectory, host)
    return run.result
  }
}

function namedSide({ spec }: BisectCommit): Choice {
  return { how: 'named', spec: parseRevision(spec), reason: 'explicit' }
}
