import type { Revision } from '../../model/build/revision.ts'
import type { BySide } from '../../model/build/side.ts'
import { gatingOf } from '../../model/judging/gating.ts'
import type { Result } from '../../model/judging/result.ts'
import { roundTo } from '../../model/percent.ts'
import { recordFormat, type RecordLine, type RecordRow } from './record-line.ts'
import { UsageError } from '../../model/usage-error.ts'

/** What a result does not know about itself. */
type RecordFacts = Pick<RecordLine, 'project' | 'repository' | 'key' | 'report' | 'base' | 'head'>

const digits = 6

/** The commits that a result compares; a UsageError when one is no commit, or they are a pull request's. */
export function recordedCommits({ plan }: Pick<Result, 'plan'>): BySide<string> {
  const { base, head } = plan.revisions
  if (head.reason === 'pull-request-head' || head.reason === 'pull-request-merge') {
    throw new UsageError(
      `expected a result of the default branch, got one of a pull request (${head.spec}): record the push that merges it`,
    )
  }
  return { base: recordedCommit(base), head: recordedCommit(head) }
}

/** One line of the record: the deciding metrics of a result that have an interval. */
export function recordLineOf(result: Result, facts: RecordFacts): RecordLine {
  const { machine, startedAt } = result
  const { fingerprint, processor, platform, architecture } = machine
  return {
    format: recordFormat,
    ...facts,
    measuredAt: startedAt,
    machine: { digest: fingerprint.digest, processor, platform, architecture },
    rows: recordRows(result),
  }
}

function recordedCommit({ side, source, sha, tree, label }: Revision): string {
  if (source === 'commit' && sha !== null && tree === undefined) return sha
  const actual = source === 'folder' || tree !== undefined ? 'uncommitted files' : `a ${source}`
  throw new UsageError(`expected a result of two commits, got ${actual} as ${side} (${label})`)
}

function recordRows({ plan, findings }: Result): RecordRow[] {
  const gates = gatingOf(plan)
  const directions = new Map(plan.metrics.map(({ id, better }) => [id, better]))
  return findings.flatMap(({ benchmarkId, metric, verdict, judged: judgement }) => {
    if (judgement === null || metric === null || !gates(benchmarkId, metric)) return []
    const { estimate, ci, pairSpread, pairs } = judgement
    const [low, high] = ci
    const better = directions.get(metric)
    if (estimate === null || low === null || high === null || better === undefined) return []
    if (pairSpread === null || low <= -1) return []
    if (verdict === 'failed' || verdict === 'not-comparable') return []
    return [
      {
        benchmark: benchmarkId,
        metric,
        better,
        verdict: judgement.verdict,
        estimate: roundTo(estimate, digits),
        low: roundTo(low, digits),
        high: roundTo(high, digits),
        spread: roundTo(pairSpread, digits),
        pairs,
      },
    ]
  })
}

/** The pull request that a commit's first line names, as GitHub writes it; `null` when it names none. */
export function pullNamedIn(title: string): number | null {
  const [, merge, squash] = /^Merge pull request #(\d{1,9})\b|\(#(\d{1,9})\)\s*$/.exec(title) ?? []
  const number = Number(merge ?? squash ?? 0)
  return number > 0 ? number : null
}
