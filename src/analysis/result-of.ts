import { claimsChange } from '../model/judging/claims-change.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import type { Plan } from '../model/run/plan.ts'
import { conclusionOf } from '../model/judging/outcome.ts'
import {
  type Finding,
  type MeasuredShard,
  type Result,
  resultFormat,
  type LayoutSpread,
} from '../model/judging/result.ts'
import { UsageError } from '../model/usage-error.ts'
import { countedSamples } from './counted-samples.ts'
import { curvesOf } from './findings/curves-of.ts'
import { exactFindings, ownExactFindings } from './findings/exact-findings.ts'
import { reportedBuilds } from './findings/reported-builds.ts'
import { geometricMeans } from './geometric-means.ts'
import { joinShards } from './join-shards.ts'
import { type JudgedPart, yieldsOf } from './judged-part.ts'
import { isAcrossSides } from '../model/run/benchmark.ts'
import { familiesOf, type Run } from './run.ts'
import { type JudgedFindings, judgedFindings } from './result/judged-findings.ts'
import { notComparable, unmeasured, unmeasuredFindings } from './result/finding-of.ts'
import {
  assertDealtSamples,
  type FamilyPart,
  familyPartsOf,
  indexOf,
  joinedRun,
  type MachinePart,
  machinePartOf,
} from './result/machine-part.ts'
import { budgetWarnings, partWarnings } from './result/part-warnings.ts'
import { sumOfRunTimes } from './run-time-of.ts'
import type { Warning } from '../model/judging/judged-row.ts'
import { someOf } from '../model/text.ts'
import { groupedBy } from '../model/grouped-by.ts'
import { gatesIn } from '../model/judging/gating.ts'
import type { Sample } from '../model/run/sample.ts'
import { logRatio } from './log-ratio.ts'

const nameLength = 100

const foreignAtMost = 20

// As many as a result takes.
const warningsAtMost = 200

/**
 * Computes the result of a run as a pure function of its journal, which may be cut off anywhere
 * after its first line.
 *
 * @param judgedParts - the parts that add something to it
 * @throws UsageError when the journal does not begin with its `run` entry
 */
export function resultOf(
  entries: readonly JournalEntry[],
  judgedParts: readonly JudgedPart[] = [],
): Result {
  const part = machinePartOf(entries)
  return resultOfMachines([part], part.run.plan, judgedParts)
}

/**
 * The result of a table that several machines measured: a pure function of their journals, in any order.
 *
 * Rows are judged as one table, with one correction over all of them. What one machine showed of
 * itself, by control pairs, a second build or the noise probe, concerns only its own rows.
 *
 * @throws UsageError when the journals are not shards of one table
 */
export function resultOfShards(
  journals: readonly (readonly JournalEntry[])[],
  judgedParts: readonly JudgedPart[] = [],
): Result {
  const [first, ...machineParts] = journals
    .map(machinePartOf)
    .toSorted((part, nextPart) => indexOf(part) - indexOf(nextPart))
  if (first === undefined) throw new UsageError('expected the journals of shards, got none')
  const parts = [first, ...machineParts] as const
  const { plan, missing, of, family } = joinShards(parts.map((part) => part.begun))
  for (const { run } of parts) assertDealtSamples(run)
  const result = resultOfMachines(parts, plan, judgedParts)
  const there = new Set(result.findings.map(({ benchmarkId }) => benchmarkId))
  const findings = [
    ...result.findings,
    ...missing.flatMap((id) => (there.has(id) ? [] : [unmeasured(id, 'no-journal')])),
  ]
  return {
    ...result,
    shards: { of, family, measured: parts.map(measuredShardOf) },
    findings,
    conclusion: conclusionOf({ ...result, findings }),
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
    benchmarks: run.plan.benchmarks.length,
  }
}

/** What the rows that share alpha show, of all parts. */
interface JudgedFamily {
  readonly run: Run
  readonly parts: readonly FamilyPart[]
  readonly judged: JudgedFindings
}

/** The families of a run, each with what the parts say of its rows. */
function judgedFamilies(
  machineParts: readonly MachinePart[],
  run: Run,
): readonly [JudgedFamily, ...JudgedFamily[]] {
  const partsOf = machineParts.map(familyPartsOf)
  const judgedOf = (family: Run, at: number): JudgedFamily => {
    const parts = partsOf.flatMap((families) => families[at] ?? [])
    return { run: family, parts, judged: judgedFindings(family, parts) }
  }
  const [first, ...others] = familiesOf(run)
  return [judgedOf(first, 0), ...others.map((family, at) => judgedOf(family, at + 1))]
}

/** @param plan - of everything that was measured */
function resultOfMachines(
  parts: readonly [MachinePart, ...MachinePart[]],
  plan: Plan,
  judgedParts: readonly JudgedPart[],
): Result {
  const [{ begun, machine }] = parts
  const time = sumOfRunTimes(parts.map((part) => part.time))
  const { variants, differences, version, startedAt, builds } = begun
  const run = joinedRun(parts, plan)
  const families = judgedFamilies(parts, run)
  const [ofSides, ...ofOthers] = families
  const reportOfBuilds = reportedBuilds({ builds, variants }, ofSides.run)
  const curves = curvesOf(run.samples)
  const layouts = layoutSpreads(ofSides.run)
  const match = families.flatMap((family) => [
    ...family.judged.findings,
    ...(family === ofSides ? (variants ?? [{ runtime: null, builds }]) : []).flatMap((variant) =>
      exactFindings(plan, variant),
    ),
    ...ownExactFindings(family.run),
    ...unmeasuredFindings(family.run),
  ])
  const comparable = (differences ?? []).every(({ asked: isAsked }) => isAsked)
  const withinSide = new Set(
    plan.benchmarks.flatMap((benchmark) => (isAcrossSides(benchmark) ? [] : [benchmark.id])),
  )
  const findings = match.map((finding) =>
    comparable || withinSide.has(finding.benchmarkId) ? finding : notComparable(finding),
  )
  return {
    format: resultFormat,
    version,
    startedAt,
    seconds: Math.max(...parts.map(({ seconds }) => seconds)),
    time: time ?? undefined,
    plan,
    parts: yieldsOf(
      judgedParts,
      parts.map(({ entries }) => entries),
    ),
    machine,
    builds: reportOfBuilds.builds,
    variants: reportOfBuilds.variants,
    differences,
    layouts: layouts.length > 0 ? [...layouts] : undefined,
    findings,
    failures: [...run.failures],
    curves: curves.length > 0 ? [...curves] : undefined,
    // A mean over several Node.js versions would hide a change under one of them.
    geometricMeans: variants === undefined ? [...geometricMeans(ofSides.judged.measured)] : [],
    warnings: [
      ...ofSides.parts.flatMap((part) => partWarnings(part, ofSides.judged)),
      ...editedBenchmarks(plan),
      ...calledWitnesses(plan, findings),
      ...reportOfBuilds.warnings.slice(0, foreignAtMost),
      ...ofOthers.flatMap((family) =>
        family.parts.flatMap((part) => budgetWarnings(part, family.judged)),
      ),
    ].slice(0, warningsAtMost),
    pairs: countedSamples(run.samples, 'pair').length,
    repeats: parts.reduce((sum, { repeats }) => sum + repeats, 0),
    conclusion: conclusionOf({
      plan,
      findings,
      failures: [...run.failures],
    }),
  }
}

/** That head has edited what it is measured by, for whoever reviews the change. */
function editedBenchmarks({ edited }: Pick<Plan, 'edited'>): readonly Warning[] {
  if (edited === undefined) return []
  const pronoun = edited.length === 1 ? 'it' : 'them'
  return [
    {
      code: 'edited-benchmarks',
      text: `head has edited what it is measured by, and both sides ran its version: ${someOf(edited.map((path) => path.slice(0, nameLength)))}; read that edit before the rows that come from ${pronoun}`,
    },
  ]
}

/** That a row was called although it loads nothing that the change touches, which is an error of ours. */
function calledWitnesses(
  { benchmarks, leftOut = [] }: Pick<Plan, 'benchmarks' | 'leftOut'>,
  findings: readonly Finding[],
): readonly Warning[] {
  const measuredIds = new Set(benchmarks.map(({ id }) => id))
  const witnesses = new Set(
    leftOut.flatMap(({ id, cause }) => (cause === 'unchanged' && measuredIds.has(id) ? [id] : [])),
  )
  const calledFindings = findings.filter(
    (finding) => witnesses.has(finding.benchmarkId) && claimsChange(finding),
  )
  if (calledFindings.length === 0) return []
  const names = someOf([...new Set(calledFindings.map(({ benchmarkId }) => benchmarkId))])
  return [
    {
      code: 'unchanged-called',
      text: `called although nothing that it loads has changed: ${names.slice(0, mostNames)}; this is an error of deadheat, please report it, and measure with "rows: all"`,
    },
  ]
}

// The text of a warning has 1000 characters.
const mostNames = 700

/**
 * How far layouts of base lie apart in every benchmark that was measured in cycles of links: from how much
 * the pairs of a cycle differ, in which both sides lie elsewhere each time. That of processes is in it.
 */
function layoutSpreads({ plan, samples }: Pick<Run, 'plan' | 'samples'>): readonly LayoutSpread[] {
  const byBenchmark = groupedBy(countedSamples(samples, 'pair'), ({ block }) => block.benchmarkId)
  return plan.benchmarks.flatMap((benchmark) => {
    const ownSample = byBenchmark.get(benchmark.id) ?? []
    return plan.metrics
      .filter((metric) => metric.unit === 's' && gatesIn(benchmark, metric))
      .flatMap(({ id }) => {
        const spread = spreadWithin(ownSample, id)
        return spread === null
          ? []
          : [{ benchmarkId: benchmark.id, metric: id, ratio: Math.expm1(spread) }]
      })
  })
}

/** Standard deviation of the logarithm of one side; `null` where no block has several links. */
function spreadWithin(samples: readonly Sample[], metric: string): number | null {
  let squares = 0
  let freedom = 0
  for (const { parts = [] } of samples) {
    const ratios = parts
      .map(({ base, head }) => logRatio(base[metric] ?? 0, head[metric] ?? 0))
      .filter(Number.isFinite)
    if (ratios.length < 2) continue
    const mean = ratios.reduce((sum, value) => sum + value, 0) / ratios.length
    squares += ratios.reduce((sum, value) => sum + (value - mean) ** 2, 0)
    freedom += ratios.length - 1
  }
  // Two sides make it, and each as much as the other.
  return freedom === 0 ? null : Math.sqrt(squares / freedom / 2)
}
