import { gatingOf } from '../model/judging/gating.ts'
import type { Build } from '../model/build/build.ts'
import type { JournalEntry, RunEntry } from '../model/run/journal.ts'
import type { JudgedRow, JudgedTable, Table, Warning } from '../model/judging/judged-table.ts'
import type { Lanes } from '../model/run/lanes.ts'
import { isAcrossSides } from '../model/run/contest-of.ts'
import { measuredIn } from '../model/run/measured-in.ts'
import type { Machine } from '../model/machine/machine.ts'
import type { Plan } from '../model/run/plan.ts'
import type { RunTime } from '../model/judging/run-time.ts'
import { groupedBy } from '../model/grouped-by.ts'
import {
  resultFormat,
  type Finding,
  type MeasuredShard,
  type Result,
  type Conclusion,
} from '../model/judging/result.ts'
import type { Sample } from '../model/run/sample.ts'
import { suiteKey } from '../model/run/suite.ts'
import { UsageError } from '../model/usage-error.ts'
import { judgedVerdictSchema } from '../model/judging/verdict.ts'
import { medianOf } from '../stats/quantile-of.ts'
import { aboveFloors, downgraded, type Floor } from './findings/floors.ts'
import { budgetWarnings, runWarnings } from './stopping/budget-warnings.ts'
import { contestRun } from './contest-run.ts'
import { controlFlags, type ControlFlag } from './findings/control-flags.ts'
import { countedSamples } from './counted-samples.ts'
import { curvesOf } from './findings/curves-of.ts'
import { exactFindings, ownExactFindings } from './findings/exact-findings.ts'
import { withoutGrowing } from './findings/growing.ts'
import { judgeTable } from './judge-table.ts'
import { layoutFloors } from './layouts/layout-floors.ts'
import { layoutSpreads } from './layouts/layout-spreads.ts'
import { mergedMeans } from './geometric-means.ts'
import { rebuildFloors } from './findings/rebuild-floors.ts'
import type { Run } from './run.ts'
import { runTimeOf, sumOfRunTimes } from './run-time-of.ts'
import { profilesOf } from './profiles/profiles-of.ts'
import { joinShards } from './join-shards.ts'
import { tableOf } from './table-of.ts'
import { tablePlans } from './stopping/table-plans.ts'
import { reportedBuilds } from './findings/reported-builds.ts'
import {
  triedMachine,
  withdrawClaims,
  machineDriftOf,
  machineDriftWarning,
  type MachineDrift,
} from './findings/machine-drift.ts'

const foreignAtMost = 20
// As many as a result takes.
const warningsAtMost = 200

/**
 * Computes the result of a run as a pure function of its journal, which may be cut off anywhere
 * after its first line.
 *
 * @throws UsageError when the journal does not begin with its `run` entry
 */
export function resultOf(entries: readonly JournalEntry[]): Result {
  const part = partOf(entries)
  const tables = tablePlans(part.run).map((plan) => [{ part, plan }])
  return resultOfParts([part], part.run.plan, tables)
}

/**
 * The result of a table that several machines measured: a pure function of their journals, in any order.
 *
 * Rows are judged as one table, with one correction over all of them. What one machine showed of
 * itself, by control pairs, a second build or the noise probe, concerns only its own rows.
 *
 * @throws UsageError when the journals are not shards of one table
 */
export function resultOfShards(journals: readonly (readonly JournalEntry[])[]): Result {
  const [first, ...others] = journals
    .map(partOf)
    .toSorted((one, other) => indexOf(one) - indexOf(other))
  if (first === undefined) throw new UsageError('expected the journals of shards, got none')
  const parts = [first, ...others] as const
  const { plan, missing, of, family } = joinShards(parts.map((part) => part.begun))
  const together = parts.map((part) => ({ part, plan: part.run.plan }))
  const result = resultOfParts(parts, plan, [together])
  const absent = missing.map(none('not-measured'))
  return {
    ...result,
    shards: { of, family, measured: parts.map(measuredShardOf) },
    findings: [...result.findings, ...absent],
    conclusion:
      absent.length > 0 && result.conclusion === 'success' ? 'neutral' : result.conclusion,
  }
}

/** What one machine measured, and what it showed of itself. */
interface Part {
  readonly begun: RunEntry
  readonly run: Run
  readonly machine: Machine
  readonly drift: MachineDrift | null
  readonly flags: readonly ControlFlag[]
  /** What two builds of base differed by. */
  readonly rebuilt: readonly Floor[]
  /** Those, and what layouts make elsewhere. */
  readonly floors: readonly Floor[]
  readonly profiles: NonNullable<Result['profiles']>
  readonly seconds: number
  readonly repeats: number
  readonly time: RunTime | null
  readonly lanes: Lanes | undefined
}

function partOf(entries: readonly JournalEntry[]): Part {
  const [begun] = entries
  if (begun?.type !== 'run') {
    throw new UsageError('expected a journal that begins with a "run" line, got something else')
  }
  const machine = triedMachine(begun.machine, entries)
  const run = runOf(begun.plan, entries)
  const rebuilt = rebuildFloors(run)
  return {
    begun,
    run,
    machine,
    drift: machineDriftOf(machine.steadiness),
    flags: controlFlags(tableOf({ ...run, gating: true, final: true, kind: 'control' })),
    rebuilt,
    floors: [...rebuilt, ...layoutFloors(run)],
    profiles: [...profilesOf(entries)],
    seconds: secondsOf(entries),
    repeats: entries.filter(({ type }) => type === 'disturbed').length,
    time: runTimeOf(entries),
    lanes: lanesIn(entries),
  }
}

function indexOf({ run }: Part): number {
  return run.plan.shard?.index ?? 0
}

function measuredShardOf(part: Part): MeasuredShard {
  const { begun, machine, run, seconds } = part
  return {
    index: indexOf(part),
    machine,
    startedAt: begun.startedAt,
    seconds,
    pairs: countedSamples(run.samples, 'pair').length,
    benchmarks: run.plan.benchmarks.length,
  }
}

/** The rows of one part that belong to one table. */
interface TablePart {
  readonly part: Part
  /** With the benchmarks of that table. */
  readonly plan: Plan
}

interface TableJudged extends JudgedTable {
  readonly series: Table['rows']
}

/**
 * @param plan - of everything that was measured
 * @param tables - rows that share alpha
 */
function resultOfParts(
  parts: readonly [Part, ...Part[]],
  plan: Plan,
  tables: readonly (readonly TablePart[])[],
): Result {
  const [{ begun, machine }] = parts
  const { variants, differences, version, startedAt, builds, twin } = begun
  const run = joinedRun(parts, plan)
  const rebuilt = parts.flatMap((part) => part.rebuilt)
  const floors = parts.flatMap((part) => part.floors)
  const reported = reportedBuilds({ builds, variants }, run)
  const order = plan.benchmarks.map(({ id }) => id)
  const gating = tables.map((table) => judgedTogether(table, order))
  const informing = tableOf({ ...run, gating: false, final: true, floors: rebuilt })
  const judged: readonly TableJudged[] = [
    ...gating,
    { series: informing.rows, ...aboveFloors(judgeTable(informing), floors) },
  ]
  const curves = curvesOf(run.samples)
  // Those of the first shard; each machine decides for itself.
  const [{ lanes }] = parts
  const time = sumOfRunTimes(parts.map((part) => part.time))
  const layouts = layoutSpreads(run)
  const profiles = parts.flatMap((part) => part.profiles)
  const settled = gating.every(({ rows }) => rows.every(isSettled))
  const known = knownOf(run, floors)
  const contestIds = new Set((plan.contests ?? []).map(({ id }) => id))
  const found = [
    ...judged.flatMap(({ rows, series }) =>
      rows.map((row, at) => findingOf(run, { row, threshold: series[at]?.threshold ?? 0, known })),
    ),
    ...(variants ?? [{ runtime: null, builds }]).flatMap((variant) => exactFindings(plan, variant)),
    ...ownExactFindings(run),
    ...unmeasured(run).filter(({ benchmarkId }) => !contestIds.has(benchmarkId)),
  ]
  const comparable = (differences ?? []).every(({ asked }) => asked)
  const findings = comparable ? found : found.map(notComparable)
  const contests = contestsIn(parts[0], { comparable })
  return {
    format: resultFormat,
    version,
    startedAt,
    seconds: Math.max(...parts.map(({ seconds }) => seconds)),
    ...(time !== null && { time }),
    ...(lanes !== undefined && { lanes }),
    plan,
    machine,
    builds: reported.builds,
    ...(reported.variants !== undefined && { variants: reported.variants }),
    ...(differences !== undefined && { differences: [...differences] }),
    ...(twin !== undefined && { rebuildControl: rebuildControlOf(run, twin, rebuilt) }),
    ...(layouts.length > 0 && { layouts: [...layouts] }),
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
      ...parts.flatMap((part) => partWarnings(part, { settled, tables })),
      ...reported.warnings.slice(0, foreignAtMost),
      ...(contests?.warnings ?? []),
    ].slice(0, warningsAtMost),
    pairs: countedSamples(run.samples, 'pair').length,
    repeats: parts.reduce((sum, { repeats }) => sum + repeats, 0),
    conclusion: conclusionOf({
      plan,
      findings: [...findings],
      contests: [...(contests?.findings ?? [])],
      failures: [...run.failures],
    }),
  }
}

/** What the contests of a run show; `null` when its plan has none. Shards have none. */
function contestsIn(
  part: Part,
  { comparable }: { readonly comparable: boolean },
): { readonly findings: readonly Finding[]; readonly warnings: readonly Warning[] } | null {
  const run = contestRun(part.run)
  if (run === null) return null
  const flags = controlFlags(tableOf({ ...run, gating: true, final: true, kind: 'control' }))
  const own: Part = { ...part, run, flags, rebuilt: [], floors: layoutFloors(run) }
  const order = run.plan.benchmarks.map(({ id }) => id)
  const plans = tablePlans(run)
  const gating = plans.map((plan) => judgedTogether([{ part: own, plan }], order))
  const informing = tableOf({ ...run, gating: false, final: true })
  const known = knownOf(run, own.floors)
  const judged = [
    ...gating,
    { series: informing.rows, ...aboveFloors(judgeTable(informing), own.floors) },
  ].flatMap(({ rows, series }) =>
    rows.map((row, at) => findingOf(run, { row, threshold: series[at]?.threshold ?? 0, known })),
  )
  const ids = new Set(order)
  const across = new Set(run.plan.benchmarks.filter(isAcrossSides).map(({ id }) => id))
  const settled = gating.every(({ rows }) => rows.every(isSettled))
  return {
    findings: [...judged, ...ownExactFindings(run), ...unmeasured(run)]
      .filter(({ benchmarkId }) => ids.has(benchmarkId))
      .map((one) => (comparable || !across.has(one.benchmarkId) ? one : notComparable(one)))
      .map((one) => ({ ...one, beyondLimit: false })),
    warnings: budgetWarnings(run, plans, { settled }),
  }
}

/** Doubts about a part, with its number where there are several. */
function partWarnings(
  part: Part,
  {
    settled,
    tables,
  }: { readonly settled: boolean; readonly tables: readonly (readonly TablePart[])[] },
): readonly Warning[] {
  const { run, drift, flags } = part
  const own = tables.flatMap((table) =>
    table.flatMap((one) => (one.part === part ? [one.plan] : [])),
  )
  const warnings = [
    ...(drift === null ? [] : [machineDriftWarning]),
    ...runWarnings(run, flags),
    ...budgetWarnings(run, own, { settled }),
  ]
  const { shard } = run.plan
  return shard === undefined
    ? warnings
    : warnings.map((one) => ({ ...one, text: `shard ${shard.index}: ${one.text}` }))
}

/**
 * Judges the rows of all parts as one table, and corrects those of each by what its machine showed.
 *
 * @param order - ids of all benchmarks; the rows come in this order
 */
function judgedTogether(table: readonly TablePart[], order: readonly string[]): TableJudged {
  const tables = table.map(({ part, plan }) =>
    tableOf({ ...part.run, plan, gating: true, final: true, floors: part.rebuilt }),
  )
  const [first] = tables
  if (first === undefined) throw new Error('expected a table of at least one part, got none')
  const seriesOf = groupedBy(
    tables.flatMap(({ rows }) => rows),
    ({ name }) => name,
  )
  const series = order.flatMap((id) => seriesOf.get(id) ?? [])
  const judged = judgeTable({
    ...first,
    family: Math.max(...tables.map(({ family }) => family)),
    rows: series,
  })
  const rowsOf = groupedBy(judged.rows, ({ name }) => name)
  const corrected = groupedBy(
    table.flatMap(({ part, plan }) =>
      correctedRows(
        plan.benchmarks.flatMap(({ id }) => rowsOf.get(id) ?? []),
        part,
      ),
    ),
    ({ name }) => name,
  )
  return { ...judged, series, rows: order.flatMap((id) => corrected.get(id) ?? []) }
}

function correctedRows(
  rows: readonly JudgedRow[],
  { run, floors, flags, drift }: Part,
): readonly JudgedRow[] {
  const grown = withoutGrowing({ rows, geometricMeans: [] }, run.pilots)
  const table = downgraded(aboveFloors(grown, floors), flags)
  return (drift === null ? table : withdrawClaims(table, drift)).rows
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

function joinedRun(parts: readonly Part[], plan: Plan): Run {
  return {
    plan,
    pilots: parts.flatMap(({ run }) => run.pilots),
    samples: parts.flatMap(({ run }) => run.samples),
    failures: parts.flatMap(({ run }) => run.failures),
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
  /** How many benchmarks are measured in its blocks. */
  readonly rowsTogether: ReadonlyMap<string, number>
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
    rowsTogether: rowsTogetherIn(plan),
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
  const blockSeconds =
    ownSeconds === null ? null : ownSeconds * (known.rowsTogether.get(row.name) ?? 1)
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

/** How many benchmarks of a plan are measured with each, itself included, by id. */
function rowsTogetherIn({ benchmarks }: Plan): ReadonlyMap<string, number> {
  const groups = groupedBy(benchmarks, (one) => suiteKey(one) ?? one.id)
  return new Map(
    [...groups.values()].flatMap((own) => own.map(({ id }) => [id, own.length] as const)),
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

const afterTheEnd: ReadonlySet<JournalEntry['type']> = new Set(['trial', 'profile', 'stage'])

/** A continued run may have decided again. */
function lanesIn(entries: readonly JournalEntry[]): Lanes | undefined {
  return entries.flatMap((entry) => (entry.type === 'lanes' ? [entry.lanes] : [])).at(-1)
}

function secondsOf(entries: readonly JournalEntry[]): number {
  const last = entries.findLast(({ type }) => !afterTheEnd.has(type))
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
