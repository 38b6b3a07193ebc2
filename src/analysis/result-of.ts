import type { Build } from '../model/build/build.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import { measuredIn } from '../model/run/measured-in.ts'
import type { Plan } from '../model/run/plan.ts'
import { conclusionOf } from '../model/judging/outcome.ts'
import { resultFormat, type MeasuredShard, type Result } from '../model/judging/result.ts'
import { UsageError } from '../model/usage-error.ts'
import { countedSamples } from './counted-samples.ts'
import { curvesOf } from './findings/curves-of.ts'
import { exactFindings, ownExactFindings } from './findings/exact-findings.ts'
import type { Floor } from './findings/floors.ts'
import { reportedBuilds } from './findings/reported-builds.ts'
import { mergedMeans } from './geometric-means.ts'
import { joinShards } from './join-shards.ts'
import { layoutSpreads } from './layouts/layout-spreads.ts'
import { contestsIn } from './result/contests-in.ts'
import { judgedFindings, type TablePart } from './result/judged-findings.ts'
import { notComparable } from './result/not-comparable.ts'
import { indexOf, joinedRun, machinePartOf, type MachinePart } from './result/machine-part.ts'
import { partWarnings } from './result/part-warnings.ts'
import { none, unmeasured } from './result/unmeasured.ts'
import type { Run } from './run.ts'
import { sumOfRunTimes } from './run-time-of.ts'
import { editedBenchmarks } from './warnings/edited-benchmarks.ts'
import { tablePlans } from './stopping/table-plans.ts'

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
  const part = machinePartOf(entries)
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
    .map(machinePartOf)
    .toSorted((one, other) => indexOf(one) - indexOf(other))
  if (first === undefined) throw new UsageError('expected the journals of shards, got none')
  const parts = [first, ...others] as const
  const { plan, missing, missingContests, of, family } = joinShards(parts.map((part) => part.begun))
  const together = parts.map((part) => ({ part, plan: part.run.plan }))
  const result = resultOfParts(parts, plan, [together])
  const absent = missing.map(none('not-measured'))
  const absentContests = missingContests.map(none('not-measured'))
  const isWhole = absent.length + absentContests.length === 0
  return {
    ...result,
    shards: { of, family, measured: parts.map(measuredShardOf) },
    findings: [...result.findings, ...absent],
    ...(absentContests.length > 0 && {
      contests: [...(result.contests ?? []), ...absentContests],
    }),
    conclusion: !isWhole && result.conclusion === 'success' ? 'neutral' : result.conclusion,
  }
}

function measuredShardOf(part: MachinePart): MeasuredShard {
  const { begun, machine, run, seconds } = part
  return {
    index: indexOf(part),
    machine,
    startedAt: begun.startedAt,
    seconds,
    pairs: countedSamples(run.samples, 'pair').length,
    benchmarks: measuredIn(run.plan).length,
  }
}

/**
 * @param plan - of everything that was measured
 * @param tables - rows that share alpha
 */
function resultOfParts(
  parts: readonly [MachinePart, ...MachinePart[]],
  plan: Plan,
  tables: readonly (readonly TablePart[])[],
): Result {
  // Lanes are those of the first shard: each machine decides for itself.
  const [{ begun, machine, lanes }] = parts
  const time = sumOfRunTimes(parts.map((part) => part.time))
  const { variants, differences, version, startedAt, builds, twin } = begun
  const run = joinedRun(parts, plan)
  const rebuilt = parts.flatMap((part) => part.rebuilt)
  const floors = parts.flatMap((part) => part.floors)
  const reported = reportedBuilds({ builds, variants }, run)
  const judged = judgedFindings(run, { tables, rebuilt, floors })
  const curves = curvesOf(run.samples)
  const layouts = layoutSpreads(run)
  const profiles = parts.flatMap((part) => part.profiles)
  const contestIds = new Set((plan.contests ?? []).map(({ id }) => id))
  const found = [
    ...judged.findings,
    ...(variants ?? [{ runtime: null, builds }]).flatMap((variant) => exactFindings(plan, variant)),
    ...ownExactFindings(run),
    ...unmeasured(run).filter(({ benchmarkId }) => !contestIds.has(benchmarkId)),
  ]
  const comparable = (differences ?? []).every(({ asked }) => asked)
  const findings = comparable ? found : found.map(notComparable)
  const contests = contestsIn(parts, { plan, comparable })
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
    geometricMeans: variants === undefined ? [...mergedMeans(judged.geometricMeans.flat())] : [],
    warnings: [
      ...parts.flatMap((part) => partWarnings(part, { settled: judged.settled, tables })),
      ...editedBenchmarks(plan),
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
