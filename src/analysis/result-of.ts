import { gatingOf } from '../model/judging/gating.ts'
import type { Build } from '../model/build/build.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import type { JudgedRow, JudgedTable, Warning } from '../model/judging/judged-table.ts'
import { isAcrossSides } from '../model/run/contest-of.ts'
import { measuredIn } from '../model/run/measured-in.ts'
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
import { contestRun } from './contest-run.ts'
import { controlFlags, type ControlFlag } from './control-flags.ts'
import { countedSamples } from './counted-samples.ts'
import { curvesOf } from './curves-of.ts'
import { exactFindings, ownExactFindings } from './exact-findings.ts'
import { withoutGrowing } from './growing.ts'
import { judgeTable } from './judge-table.ts'
import { layoutFloors } from './layout-floors.ts'
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
  type MachineDrift,
  machineDriftWarning,
} from './machine-drift.ts'

const foreignAtMost = 20

/**
 * Computes the result of a run as a pure function of its journal, which may be cut off anywhere
 * after its first line.
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
  const drift = machineDriftOf(machine.steadiness)
  const run = runOf(plan, entries)
  const reported = reportedBuilds({ builds, variants }, run)
  const { flags, rebuilt, tables, gating, settled, findings: rows } = judgementOf(run, drift)
  const curves = curvesOf(run.samples)
  const profiles = entries.flatMap((one) => (one.type === 'profile' ? [one.profile] : []))
  const contestIds = new Set((plan.contests ?? []).map(({ id }) => id))
  const found = [
    ...rows,
    ...(variants ?? [{ runtime: null, builds }]).flatMap((variant) => exactFindings(plan, variant)),
    ...ownExactFindings(run),
    ...unmeasured(run).filter(({ benchmarkId }) => !contestIds.has(benchmarkId)),
  ]
  const comparable = (differences ?? []).every(({ asked }) => asked)
  const findings = comparable ? found : found.map(notComparable)
  const contests = contestsIn(run, { drift, comparable })
  return {
    format: resultFormat,
    version,
    startedAt,
    seconds: secondsOf(entries),
    plan,
    machine,
    builds: reported.builds,
    ...(reported.variants !== undefined && { variants: reported.variants }),
    ...(differences !== undefined && { differences: [...differences] }),
    ...(first.twin !== undefined && { rebuildControl: rebuildControlOf(run, first.twin, rebuilt) }),
    findings: [...findings],
    ...(contests === null ? {} : { contests: [...contests.findings] }),
    failures: [...run.failures],
    ...(curves.length === 0 ? {} : { curves: [...curves] }),
    ...(profiles.length === 0 ? {} : { profiles }),
    // A mean over several Node.js versions would hide a change under one of them.
    geometricMeans:
      variants === undefined
        ? [...mergedMeans(gating.flatMap(({ geometricMeans }) => geometricMeans))]
        : [],
    warnings: [
      ...(drift === null ? [] : [machineDriftWarning]),
      ...runWarnings(run, flags),
      ...reported.warnings.slice(0, foreignAtMost),
      ...budgetWarnings(run, tables, { settled }),
      ...(contests?.warnings ?? []),
    ],
    pairs: countedSamples(run.samples, 'pair').length,
    repeats: entries.filter(({ type }) => type === 'disturbed').length,
    conclusion: conclusionOf({
      plan,
      findings,
      contests: [...(contests?.findings ?? [])],
      failures: [...run.failures],
    }),
  }
}

/** The judged rows of a run, and what they were judged by. */
interface Judgement {
  readonly flags: readonly ControlFlag[]
  readonly rebuilt: readonly Floor[]
  /** The plans of the tables, and the tables of their gating metrics. */
  readonly tables: readonly Plan[]
  readonly gating: readonly JudgedTable[]
  /** Whether every gating row was decided. */
  readonly settled: boolean
  readonly findings: readonly Finding[]
}

function judgementOf(run: Run, drift: MachineDrift | null): Judgement {
  const flags = controlFlags(tableOf({ ...run, gating: true, final: true, kind: 'control' }))
  const rebuilt = rebuildFloors(run)
  const floors = [...rebuilt, ...layoutFloors(run)]
  const tables = tablePlans(run)
  const gating = tables.map((table) => {
    const series = tableOf({ ...run, plan: table, gating: true, final: true, floors: rebuilt })
    const judgedRows = withoutGrowing(judgeTable(series), run.pilots)
    const rows = downgraded(aboveFloors(judgedRows, floors), flags)
    return { series: series.rows, ...(drift === null ? rows : withdrawClaims(rows, drift)) }
  })
  const informing = tableOf({ ...run, gating: false, final: true, floors: rebuilt })
  const judged = [
    ...gating,
    { series: informing.rows, ...aboveFloors(judgeTable(informing), floors) },
  ]
  const known = knownOf(run, floors)
  return {
    flags,
    rebuilt,
    tables,
    gating,
    settled: gating.every(({ rows }) => rows.every(isSettled)),
    findings: judged.flatMap(({ rows, series }) =>
      rows.map((row, at) => findingOf(run, { row, threshold: series[at]?.threshold ?? 0, known })),
    ),
  }
}

/** What the contests of a run show; `null` when its plan has none. */
function contestsIn(
  run: Run,
  { drift, comparable }: { readonly drift: MachineDrift | null; readonly comparable: boolean },
): { readonly findings: readonly Finding[]; readonly warnings: readonly Warning[] } | null {
  const own = contestRun(run)
  if (own === null) return null
  const ids = new Set(own.plan.benchmarks.map(({ id }) => id))
  const across = new Set(own.plan.benchmarks.filter(isAcrossSides).map(({ id }) => id))
  const { findings, tables, settled } = judgementOf(own, drift)
  const all = [...findings, ...ownExactFindings(own), ...unmeasured(own)]
  return {
    findings: all
      .filter(({ benchmarkId }) => ids.has(benchmarkId))
      .map((one) => (comparable || !across.has(one.benchmarkId) ? one : notComparable(one)))
      .map((one) => ({ ...one, beyondLimit: false })),
    warnings: budgetWarnings(own, tables, { settled }),
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

/** The numbers stay, but say nothing about the code. */
function notComparable(finding: Finding): Finding {
  const isJudged = judgedVerdictSchema.safeParse(finding.verdict).success
  if (!isJudged) return finding
  return { ...finding, verdict: 'not-comparable', beyondLimit: false, minutesToSettle: null }
}

function isSettled({ verdict }: JudgedRow): boolean {
  return verdict !== 'inconclusive'
}

/** Facts about benchmarks besides their judged rows, by name. */
interface Known {
  readonly gates: ReturnType<typeof gatingOf>
  /** The judged pairs. */
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
  // A pair of a suite's row is a pair of all its rows, so each sample gets its share of the time.
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

/** Number of benchmarks that are measured together with one, including itself. */
function rowsTogether({ benchmarks }: Plan, id: string): number {
  const benchmark = benchmarks.find((one) => one.id === id)
  const key = benchmark === undefined ? null : suiteKey(benchmark)
  return key === null ? 1 : benchmarks.filter((one) => suiteKey(one) === key).length
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

/** Benchmarks of the plan without a judged row, and those that only one side has. */
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

/** A regression beyond the limit fails; a run that could not decide everything is neutral. */
export function conclusionOf({
  plan,
  findings,
  contests = [],
  failures,
}: Pick<Result, 'plan' | 'findings' | 'contests' | 'failures'>): Conclusion {
  if (findings.some(({ beyondLimit }) => beyondLimit)) return 'failure'
  const gates = gatingOf({ benchmarks: measuredIn(plan), metrics: plan.metrics })
  const decided = [...findings, ...contests].some(
    ({ benchmarkId, metric, verdict }) =>
      gates(benchmarkId, metric) && verdict !== 'inconclusive' && verdict !== 'not-comparable',
  )
  return failures.length > 0 || !decided ? 'neutral' : 'success'
}
