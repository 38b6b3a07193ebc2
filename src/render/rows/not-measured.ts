import type { Finding, Result } from '../../model/judging/result.ts'
import { budgetFor } from '../../model/run/block-seconds-of.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { countText } from '../text/format.ts'

/** What was to be measured and was not, for one reason. */
export interface NotMeasured {
  readonly cause: Finding['cause']
  /** `Not measured, because …`. */
  readonly title: string
  readonly ids: readonly string[]
}

type ShardedResult = Pick<Result, 'plan' | 'findings' | 'shards' | 'seconds'>

/** What was to be measured and was not, by why. */
export function notMeasured(result: ShardedResult): readonly NotMeasured[] {
  const missedFindings = result.findings.flatMap(({ cause, benchmarkId, minutesToSettle }) =>
    cause === undefined ? [] : [{ cause, benchmarkId, minutes: minutesToSettle ?? 0 }],
  )
  // What the rows of one cause lack, others lack as well.
  const minutes = missedFindings.reduce((sum, missed) => sum + missed.minutes, 0)
  return [...groupedBy(missedFindings, ({ cause }) => cause)].map(([cause, group]) => ({
    cause,
    title: `Not ${cause === 'published-copy' ? 'comparable' : 'measured'}, because ${why(cause, result, minutes)}`,
    ids: group.map(({ benchmarkId }) => benchmarkId),
  }))
}

/** @param minutes - that all rows without room lack; 0 where that is not known */
function why(cause: NonNullable<Finding['cause']>, result: ShardedResult, minutes: number): string {
  const enough = Math.ceil(budgetFor(result.seconds + 60 * minutes) / 60)
  const budget = enough < 180 ? `${String(enough)}min` : `${String(Math.ceil(enough / 60))}h`
  const room = minutes > 0 ? `a budget of about ${budget} has it` : 'raise it'
  switch (cause) {
    case 'too-long':
      return 'one run takes more than its share of the budget (raise it, or measure less)'
    case 'no-room':
      return `the budget has no room for enough pairs (${room}, or measure less)`
    case 'published-copy':
      return 'the benchmark itself loads a published copy of the package from node_modules, on both sides, and nothing of what is compared (import the package by a path, as in require(".."))'
    case 'not-reached':
      return result.plan.budgetSeconds === null
        ? 'the run ended before its turn'
        : `the run ended before there were enough pairs (${minutes > 0 ? room : 'raise the budget'}, or measure less)`
    case 'no-value':
      return 'no pair has a value on both sides that is above 0'
    case 'no-journal':
      return lostShards(result)
  }
}

function lostShards({ shards }: ShardedResult): string {
  const measuredIndexes = new Set(shards?.measured.map(({ index }) => index))
  const all = Array.from({ length: shards?.of ?? 0 }, (_, at) => at + 1)
  const lostIndexes = all.filter((index) => !measuredIndexes.has(index))
  return `${countText(lostIndexes.length, 'shard')} left no journal (${lostIndexes.join(', ')} of ${all.length}): run the failed jobs again`
}
