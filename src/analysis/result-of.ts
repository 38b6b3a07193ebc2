import { gatingOf } from '../model/judging/gating.ts'
import type { Build } from '../model/build/build.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import type { JudgedRow } from '../model/judging/judged-table.ts'
import type { Plan } from '../model/run/plan.ts'
import { groupedBy } from '../model/grouped-by.ts'
import {
  resultFormat,
  type Finding,
  type Result,
  type Conclusion,
} from '../model/judging/result.ts'
import type { Sample } from '../model/run/sample.ts'
import { suiteKey } from '../model/run/suite.ts'
import { UsageError } from '../model/usage-error.ts'
import { judgedVerdictSchema } from '../model/judging/verdict.ts'
import { medianOf } from '../stats/quantile-of.ts'
import { aboveFloors, downgraded, type Floor } from './floors.ts'
import { budgetWarnings, runWarnings } from './stopping/budget-warnings.ts'
import { controlFlags } from './control-flags.ts'
import { countedSamples } from './counted-samples.ts'
import { curvesOf } from './curves-of.ts'
import { exactFindings, ownExactFindings } from './exact-findings.ts'
import { withoutGrowing } from './growing.ts'
import { judgeTable } from './judge-table.ts'
import { layoutFloors } from './layout-floors.ts'
import { layoutSpreads } from './layout-spreads.ts'
import { mergedMeans } from './geometric-means.ts'
import { rebuildFloors } from './rebuild-floors.ts'
import type { Run } from './run.ts'
import { tableOf } from './table-of.ts'
import { tablePlans } from './stopping/table-plans.ts'
import { reportedBuilds } from './reported-builds.ts'
import {
  triedMachine,
  withdrawClaims,
  machineDriftOf,
  machineDriftWarning,
} from './machine-drift.ts'

const foreignAtMost = 20

/**
 * The result of a run: a pure function of its journal, whole or cut off anywhere after its first line.
 *
 * @throws UsageError when the journal does not begin with its `run` entry
 */
export function resultOf(entries: readonly JournalEntry[]): Result {
  const first = entries[0]
  if (first?.type !== 'run') {
    throw new UsageError('expected a journal that begins with a "run" line, got something else')
  }
  const { plan, builds, variants, differences, version, startedAt } = first
  const machine = triedMachine(first.machine, entries)
  const unrest = machineDriftOf(machine.steadiness)
  const run = runOf(plan, entries)
  const told = reportedBuilds({ builds, variants }, run)
  const flags = controlFlags(tableOf({ ...run, gating: true, final: true, kind: 'control' }))
  const rebuilt = rebuildFloors(run)
  const floors = [...rebuilt, ...layoutFloors(run)]
  const tables = tablePlans(run)
  const gating = tables.map((table) => {
    const series = tableOf({ ...run, plan: table, gating: true, final: true, floors: rebuilt })
    const judgedRows = withoutGrowing(judgeTable(series), run.pilots)
    const rows = downgraded(aboveFloors(judgedRows, floors), flags)
    return { series: series.rows, ...(unrest === null ? rows : withdrawClaims(rows, unrest)) }
  })
  const informing = tableOf({ ...run, gating: false, final: true, floors: rebuilt })
  const judged = [
    ...gating,
    { series: informing.rows, ...aboveFloors(judgeTable(informing), floors) },
  ]
  const curves = curvesOf(run.samples)
  const layouts = layoutSpreads(run)
  const profiles = entries.flatMap((one) => (one.type === 'profile' ? [one.profile] : []))
  const settled = gating.every(({ rows }) => rows.every(isSettled))
  const known = knownOf(run, floors)
  const found = [
    ...judged.flatMap(({ rows, series }) =>
      rows.map((row, at) => findingOf(run, { row, threshold: series[at]?.threshold ?? 0, known })),
    ),
    ...(variants ?? [{ runtime: null, builds }]).flatMap((variant) => exactFindings(plan, variant)),
    ...ownExactFindings(run),
    ...unmeasured(run),
  ]
  const comparable = (differences ?? []).every(({ asked }) => asked)
  const findings = comparable ? found : found.map(notComparable)
  return {
    format: resultFormat,
    version,
    startedAt,
    seconds: secondsOf(entries),
    plan,
    machine,
    builds: told.builds,
    ...(told.variants !== undefined && { variants: told.variants }),
    ...(differences !== undefined && { differences: [...differences] }),
    ...(first.twin !== undefined && { rebuildControl: rebuildControlOf(run, first.twin, rebuilt) }),
    ...(layouts.length > 0 && { layouts: [...layouts] }),
    findings,
    failures: [...run.failures],
    ...(curves.length === 0 ? {} : { curves: [...curves] }),
    ...(profiles.length === 0 ? {} : { profiles }),
    // A mean over several Node.js would hide the one under which something changed.
    geometricMeans:
      variants === undefined
        ? [...mergedMeans(gating.flatMap(({ geometricMeans }) => geometricMeans))]
        : [],
    warnings: [
      ...(unrest === null ? [] : [machineDriftWarning]),
      ...runWarnings(run, flags),
      ...told.warnings.slice(0, foreignAtMost),
      ...budgetWarnings(run, tables, { settled }),
    ],
    pairs: countedSamples(run.samples, 'pair').length,
    repeats: entries.filter(({ type }) => type === 'disturbed').length,
    conclusion: conclusionOf({ plan, findings, failures: [...run.failures] }),
  }
}

function rebuildControlOf(
  { samples }: Run,
  twin: Build,
  floors: readonly Floor[],
): NonNullable<Result['rebuildControl']> {
  return {
    twin,
    pairs: countedSamples(samples, 'rebuild').length,
    floors: floors.map(({ name, metric, ratio }) => ({ benchmarkId: name, metric, ratio })),
  }
}

function runOf(plan: Plan, entries: readonly JournalEntry[]): Run {
  return {
    plan,
    pilots: entries.flatMap((entry) => (entry.type === 'pilot' ? [entry.pilot] : [])),
    samples: entries.flatMap((entry) => (entry.type === 'sample' ? [entry.sample] : [])),
    failures: entries.flatMap((entry) => (entry.type === 'failure' ? [entry.failure] : [])),
  }
}

/** Numbers stay; what they would say of the code does not. */
function notComparable(finding: Finding): Finding {
  const isJudged = judgedVerdictSchema.safeParse(finding.verdict).success
  if (!isJudged) return finding
  return { ...finding, verdict: 'not-comparable', beyondLimit: false, minutesToSettle: null }
}

function isSettled({ verdict }: JudgedRow): boolean {
  return verdict !== 'inconclusive'
}

/** What is known of benchmarks besides their judged rows, by their names. */
interface Known {
  readonly gates: ReturnType<typeof gatingOf>
  /** The pairs that count. */
  readonly samples: ReadonlyMap<string, readonly Sample[]>
  readonly failed: ReadonlySet<string | null>
  readonly floors: ReadonlyMap<string, readonly Pick<Floor, 'metric' | 'ratio'>[]>
}

function knownOf({ plan, samples, failures }: Run, floors: readonly Floor[]): Known {
  const counted = countedSamples(samples, 'pair')
  const earlier = plan.history.map(({ benchmarkId, metric, floor }) => ({
    name: benchmarkId,
    metric,
    ratio: floor,
  }))
  return {
    gates: gatingOf(plan),
    samples: groupedBy(counted, ({ block }) => block.benchmarkId),
    failed: new Set(failures.map(({ benchmarkId }) => benchmarkId)),
    floors: groupedBy([...earlier, ...floors], ({ name }) => name),
  }
}

function findingOf(
  { plan }: Pick<Run, 'plan'>,
  {
    row,
    threshold,
    known,
  }: { readonly row: JudgedRow; readonly threshold: number; readonly known: Known },
): Finding {
  const metric = plan.metrics.find(({ id }) => id === row.metric)
  if (metric === undefined) {
    throw new Error(`the judge returned an unexpected row: ${row.name} ${row.metric}`)
  }
  const own = known.samples.get(row.name) ?? []
  const shown = (known.floors.get(row.name) ?? []).filter((floor) => floor.metric === row.metric)
  const failed = known.failed.has(row.name)
  const ownSeconds = medianOf(own.map(({ seconds }) => seconds))
  // A pair of a suite's row is a pair of all its rows, and each sample has its share of the time.
  const blockSeconds = ownSeconds === null ? null : ownSeconds * rowsTogether(plan, row.name)
  return {
    benchmarkId: row.name,
    metric: row.metric,
    verdict: failed ? 'failed' : row.verdict,
    baseCentre: medianOf(own.map(({ base }) => base[row.metric] ?? null)),
    headCentre: medianOf(own.map(({ head }) => head[row.metric] ?? null)),
    judged: row,
    threshold,
    beyondLimit:
      !failed &&
      known.gates(row.name, row.metric) &&
      row.verdict === 'regression' &&
      wholeBeyond(
        row,
        { lower: metric.better === 'lower' },
        Math.max(plan.policy.limit ?? threshold, ...shown.map(({ ratio }) => ratio)),
      ),
    minutesToSettle:
      row.pairsToSettle > 0 && blockSeconds !== null
        ? (row.pairsToSettle * blockSeconds) / 60
        : null,
  }
}

/** How many benchmarks of a plan are measured with one, itself included. */
function rowsTogether({ benchmarks }: Plan, id: string): number {
  const benchmark = benchmarks.find((one) => one.id === id)
  const key = benchmark === undefined ? null : suiteKey(benchmark)
  return key === null ? 1 : benchmarks.filter((one) => suiteKey(one) === key).length
}

/** Whether the end of the interval that is nearest to no change is still worse than the limit. */
function wholeBeyond(
  { ci: [low, high] }: JudgedRow,
  { lower }: { readonly lower: boolean },
  limit: number,
): boolean {
  if (low === null || high === null) return false
  return lower ? low > limit : high < 1 / (1 + limit) - 1
}

/** Benchmarks of the plan that have no judged row, and those that only one side has. */
function unmeasured({ plan, samples, failures }: Run): readonly Finding[] {
  const measured = new Set(
    samples.filter(({ block }) => block.round > 0).map(({ block }) => block.benchmarkId),
  )
  const failed = failures.flatMap(({ benchmarkId }) =>
    benchmarkId !== null && !measured.has(benchmarkId) ? [benchmarkId] : [],
  )
  return [
    ...[...new Set(failed)].map(none('failed')),
    ...plan.added.map(none('added')),
    ...plan.removed.map(none('removed')),
  ]
}

function none(verdict: Finding['verdict']): (benchmarkId: string) => Finding {
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

function secondsOf(entries: readonly JournalEntry[]): number {
  const last = entries.findLast(({ type }) => type !== 'trial' && type !== 'profile')
  if (last?.type === 'end') return last.seconds
  return entries.reduce(
    (latest, entry) =>
      entry.type === 'sample'
        ? Math.max(latest, entry.sample.startedAtSeconds + entry.sample.seconds)
        : latest,
    0,
  )
}

/** A regression beyond the limit fails; a run that could not tell everything it should is neutral. */
export function conclusionOf({
  plan,
  findings,
  failures,
}: Pick<Result, 'plan' | 'findings' | 'failures'>): Conclusion {
  if (findings.some(({ beyondLimit }) => beyondLimit)) return 'failure'
  const gates = gatingOf(plan)
  const decided = findings.some(
    ({ benchmarkId, metric, verdict }) =>
      gates(benchmarkId, metric) && verdict !== 'inconclusive' && verdict !== 'not-comparable',
  )
  return failures.length > 0 || !decided ? 'neutral' : 'success'
}
