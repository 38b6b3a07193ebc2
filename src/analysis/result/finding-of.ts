import { gatingOf } from '../../model/judging/gating.ts'
import type { JudgedRow } from '../../model/judging/judged-row.ts'
import type { Finding } from '../../model/judging/result.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import type { Plan } from '../../model/run/plan.ts'
import type { Sample } from '../../model/run/sample.ts'
import { portionsOf } from '../../model/run/suite.ts'
import { medianOf } from '../../stats/quantile-of.ts'
import { countedSamples } from '../counted-samples.ts'
import type { Floor } from '../findings/floors.ts'
import type { Run } from '../run.ts'
import { judgedVerdictSchema } from '../../model/judging/verdict.ts'

/** Facts about benchmarks besides their judged rows, by name. */
export interface KnownTable {
  /** What can fail the check: gating metrics of base and head. */
  readonly gates: ReturnType<typeof gatingOf>
  /** The judged pairs. */
  readonly samples: ReadonlyMap<string, readonly Sample[]>
  readonly failed: ReadonlySet<string | null>
  readonly floors: ReadonlyMap<string, readonly Pick<Floor, 'metric' | 'ratio'>[]>
  /** How many benchmarks are measured in its blocks. */
  readonly rowsTogether: ReadonlyMap<string, number>
}

/** What is known of the benchmarks of a run, by name. */
export function knownOf({ plan, samples, failures }: Run, floors: readonly Floor[]): KnownTable {
  const countedSample = countedSamples(samples, 'pair')
  return {
    gates: gatingOf(plan),
    samples: groupedBy(countedSample, ({ block }) => block.benchmarkId),
    failed: new Set(failures.map(({ benchmarkId }) => benchmarkId)),
    floors: groupedBy(floors, ({ name }) => name),
    rowsTogether: rowsTogetherIn(plan),
  }
}

/** What the report says of one judged row. */
export function findingOf(
  { plan }: Pick<Run, 'plan'>,
  judgedRow: JudgedRow,
  threshold: number,
  knownTable: KnownTable,
): Finding {
  // Where no pair could be used, the cure is whatever spoilt them, and no number of pairs.
  const isSpoilt = judgedRow.pairs === 0 && judgedRow.dropped > 0
  const row = isSpoilt ? { ...judgedRow, pairsToSettle: 0 } : judgedRow
  const metric = plan.metrics.find(({ id }) => id === row.metric)
  if (metric === undefined) {
    throw new Error(`the judge returned an unexpected row: ${row.name} ${row.metric}`)
  }
  const ownSample = knownTable.samples.get(row.name) ?? []
  const shownEntries = (knownTable.floors.get(row.name) ?? []).filter(
    (floor) => floor.metric === row.metric,
  )
  const failed = knownTable.failed.has(row.name)
  const ownSeconds = medianOf(ownSample.map(({ seconds }) => seconds))
  // A pair of a suite's row is a pair of all its rows, and each sample has its share of the time.
  const blockSeconds =
    ownSeconds === null ? null : ownSeconds * (knownTable.rowsTogether.get(row.name) ?? 1)
  return {
    benchmarkId: row.name,
    metric: row.metric,
    verdict: failed ? 'failed' : row.verdict,
    baseCentre: medianOf(ownSample.map(({ base }) => base[row.metric] ?? null)),
    headCentre: medianOf(ownSample.map(({ head }) => head[row.metric] ?? null)),
    judged: row,
    threshold,
    beyondLimit:
      !failed &&
      knownTable.gates(row.name, row.metric) &&
      row.verdict === 'regression' &&
      wholeBeyond(
        row,
        { lower: metric.better === 'lower' },
        Math.max(plan.policy.limit ?? threshold, ...shownEntries.map(({ ratio }) => ratio)),
      ),
    minutesToSettle:
      row.pairsToSettle > 0 && blockSeconds !== null
        ? (row.pairsToSettle * blockSeconds) / 60
        : null,
  }
}

/** How many benchmarks of a plan are measured with each, itself included, by id. */
function rowsTogetherIn({ benchmarks }: Plan): ReadonlyMap<string, number> {
  return new Map(
    portionsOf(benchmarks).flatMap((ownBenchmark) =>
      ownBenchmark.map(({ id }) => [id, ownBenchmark.length] as const),
    ),
  )
}

/** Whether the interval's end nearest to no change is still worse than the limit. */
function wholeBeyond(
  { ci: [low, high] }: JudgedRow,
  { lower }: { readonly lower: boolean },
  limit: number,
): boolean {
  if (low === null || high === null) return false
  return lower ? low > limit : high < 1 / (1 + limit) - 1
}

/** Benchmarks without a judged row, and those that only one side has. */
export function unmeasuredFindings({ plan, samples, failures }: Run): readonly Finding[] {
  const measuredNames = new Set(
    samples.filter(({ block }) => block.round > 0).map(({ block }) => block.benchmarkId),
  )
  const failed = failures.flatMap(({ benchmarkId }) =>
    benchmarkId !== null && !measuredNames.has(benchmarkId) ? [benchmarkId] : [],
  )
  const there = new Set([...measuredNames, ...failed])
  const plannedIds = new Set(plan.benchmarks.map(({ id }) => id))
  return [
    ...[...new Set(failed)].map(none('failed')),
    ...plan.benchmarks.flatMap(({ id }) => (there.has(id) ? [] : [unmeasured(id, 'not-reached')])),
    ...(plan.leftOut ?? []).flatMap(({ id, cause }) =>
      there.has(id) || plannedIds.has(id)
        ? []
        : [cause === 'unchanged' ? none('untouched')(id) : unmeasured(id, cause)],
    ),
    ...plan.added.map(none('added')),
    ...plan.removed.map(none('removed')),
  ]
}

/** A finding about a benchmark, or a whole suite, that was to be measured. */
export function unmeasured(benchmarkId: string, cause: NonNullable<Finding['cause']>): Finding {
  return { ...none('not-measured')(benchmarkId), cause }
}

/** A finding without a number: `verdict` of a whole benchmark. */
export function none(verdict: Finding['verdict']): (benchmarkId: string) => Finding {
  return (benchmarkId) => ({
    benchmarkId,
    metric: null,
    verdict,
    baseCentre: null,
    headCentre: null,
    judged: null,
    threshold: null,
    beyondLimit: false,
    minutesToSettle: null,
  })
}

/** A finding of sides that differ by more than their code: the numbers stay, the verdict goes. */
export function notComparable(finding: Finding): Finding {
  const isJudged = judgedVerdictSchema.safeParse(finding.verdict).success
  if (!isJudged) return finding
  return { ...finding, verdict: 'not-comparable', beyondLimit: false, minutesToSettle: null }
}
