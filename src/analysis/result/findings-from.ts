import { mean } from 'simple-statistics'
import { gatingOf } from '../../model/judging/gating.ts'
import { type JudgedRow, undoneCode } from '../../model/judging/judged-row.ts'
import type { Finding } from '../../model/judging/result.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import type { Metric } from '../../model/judging/metric.ts'
import type { Plan } from '../../model/run/plan.ts'
import { portionsOf } from '../../model/run/suite.ts'
import { medianOf } from '../../stats/quantile-of.ts'
import { blockTimes, secondsTo } from '../block-times.ts'
import { countedSamples, pairsByBenchmark, type Run } from '../run.ts'
import { firstUsableLook } from '../stopping/stop-rule.ts'
import type { Benchmark } from '../../model/run/benchmark.ts'
import type { Floor } from '../layouts/layout-floors.ts'
import { judgedVerdictSchema } from '../../model/judging/verdict.ts'

/** Returns what takes a row and its threshold to what the report says of it; floors are by benchmark. */
export function findingsFrom(
  { plan, samples, failures, pilots }: Run,
  floors: ReadonlyMap<string, readonly Floor[]>,
): (row: JudgedRow, threshold: number) => Finding {
  const gates = gatingOf(plan)
  const samplesOf = groupedBy(countedSamples(samples, 'pair'), ({ block }) => block.benchmarkId)
  const failedIds = new Set(failures.map(({ benchmarkId }) => benchmarkId))
  const undone = new Map(
    pilots.map(({ benchmarkId, doubts = [] }) => [
      benchmarkId,
      doubts.map((text) => ({ code: undoneCode, text })),
    ]),
  )
  const portionSizes = new Map(
    portionsOf(plan.benchmarks).flatMap((portion) =>
      portion.map(({ id }) => [id, portion.length] as const),
    ),
  )
  return (judgedRow, threshold) => {
    const { name: benchmarkId, metric: metricId, pairs, dropped, verdict } = judgedRow
    // Where no pair could be used, the cure is whatever spoilt them, and no number of pairs.
    const pairsToSettle = pairs === 0 && dropped > 0 ? 0 : judgedRow.pairsToSettle
    const metric = plan.metrics.find(({ id }) => id === metricId)
    if (metric === undefined) {
      throw new Error(`the judge returned an unexpected row: ${benchmarkId} ${metricId}`)
    }
    const ownSamples = samplesOf.get(benchmarkId) ?? []
    const ownFloors = (floors.get(benchmarkId) ?? []).filter((floor) => floor.metric === metricId)
    const limit = Math.max(plan.policy.limit ?? threshold, ...ownFloors.map(({ ratio }) => ratio))
    const isFailed = failedIds.has(benchmarkId)
    const seconds = medianOf(ownSamples.map((sample) => sample.seconds))
    const warnings = [...(undone.get(benchmarkId) ?? []), ...judgedRow.warnings]
    // A pair of a suite's row is a pair of all its rows, and each sample has its share of the time.
    const portionSize = portionSizes.get(benchmarkId) ?? Number.NaN
    return {
      benchmarkId,
      metric: metricId,
      verdict: isFailed ? 'failed' : verdict,
      baseCentre: medianOf(ownSamples.map(({ base }) => base[metricId] ?? null)),
      headCentre: medianOf(ownSamples.map(({ head }) => head[metricId] ?? null)),
      judged: { ...judgedRow, pairsToSettle, warnings },
      threshold,
      beyondLimit:
        !isFailed &&
        verdict === 'regression' &&
        gates(benchmarkId, metricId) &&
        isWholeBeyond(judgedRow, metric, limit),
      minutesToSettle:
        pairsToSettle > 0 && seconds !== null ? (pairsToSettle * seconds * portionSize) / 60 : null,
    }
  }
}

/** Whether the interval's end nearest to no change is still worse than the limit. */
function isWholeBeyond(
  { ci: [low, high] }: JudgedRow,
  { better }: Pick<Metric, 'better'>,
  limit: number,
): boolean {
  if (low === null || high === null) return false
  return better === 'lower' ? low > limit : high < 1 / (1 + limit) - 1
}

/** Benchmarks without a row in `rows`, and those of one side; `cutIds` took more than their share of the budget. */
export function unmeasuredFindings(
  { run, parts }: { readonly run: Run; readonly parts: readonly { readonly run: Run }[] },
  rows: readonly Finding[],
  cutIds: ReadonlySet<string | null>,
): readonly Finding[] {
  const { plan, samples, failures } = run
  const measuredIds = new Set(rows.map(({ benchmarkId }) => benchmarkId))
  const pairedIds = new Set(countedSamples(samples, 'pair').map(({ block }) => block.benchmarkId))
  const pairs = pairsByBenchmark(run)
  const secondsById = new Map(parts.flatMap((part) => secondsToFirstLookOf(part.run)))
  const absentOf = ({ id }: Benchmark): Finding => {
    if (cutIds.has(id)) return absent(id, 'too-long')
    if (pairedIds.has(id) && !pairs.has(id)) return absent(id, 'no-value')
    return absent(id, 'not-reached', secondsById.get(id))
  }
  const failedIds = failures.flatMap(({ benchmarkId }) =>
    benchmarkId !== null && !measuredIds.has(benchmarkId) ? [benchmarkId] : [],
  )
  const reachedIds = new Set([...measuredIds, ...failedIds])
  const plannedIds = new Set(plan.benchmarks.map(({ id }) => id))
  return [
    ...[...new Set(failedIds)].map(none('failed')),
    ...plan.benchmarks.flatMap((each) => (reachedIds.has(each.id) ? [] : [absentOf(each)])),
    ...(plan.leftOut ?? []).flatMap(({ id, cause, seconds }) =>
      reachedIds.has(id) || plannedIds.has(id)
        ? []
        : [cause === 'unchanged' ? none('untouched')(id) : absent(id, cause, seconds)],
    ),
    ...plan.added.map((id) => addedFinding(id, plan)),
    ...plan.removed.map(none('removed')),
  ]
}

function addedFinding(id: string, { figures }: Pick<Plan, 'figures'>): Finding {
  const figure = figures?.find((each) => each.id === id)
  const finding = none('added')(id)
  return figure === undefined ? finding : { ...finding, metric: 'time', headCentre: figure.seconds }
}

/** Seconds that each benchmark lacks until a difference can be called; of an untried one, others' and a pilot. */
function secondsToFirstLookOf(run: Run): readonly (readonly [string, number])[] {
  const times = blockTimes(run)
  const pairs = pairsByBenchmark(run)
  const look = firstUsableLook(run.plan) ?? 0
  const triedIds = new Set(run.pilots.map(({ benchmarkId }) => benchmarkId))
  const triedRows = run.plan.benchmarks.filter(({ id }) => triedIds.has(id))
  const typicalSeconds = typicalOf(triedRows.map(times.secondsOf))
  const pilotSeconds = typicalOf(run.pilots.flatMap(({ ran }) => ran?.seconds ?? []))
  return run.plan.benchmarks.map((benchmark) => {
    const { id } = benchmark
    const lacking = Math.max(0, look - (pairs.get(id) ?? 0))
    const plan = { ...run.plan, benchmarks: [benchmark] }
    const seconds = triedIds.has(id)
      ? secondsTo(lacking, plan, times)
      : pilotSeconds + secondsTo(lacking, plan, { secondsOf: () => typicalSeconds })
    return [id, seconds]
  })
}

function typicalOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : mean([...values])
}

/** A finding about a benchmark or suite that was to be measured, and the seconds that it lacked (0: unknown). */
export function absent(
  benchmarkId: string,
  cause: NonNullable<Finding['cause']>,
  seconds = 0,
): Finding {
  const minutesToSettle = seconds > 0 ? seconds / 60 : null
  return { ...none('not-measured')(benchmarkId), cause, minutesToSettle }
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
