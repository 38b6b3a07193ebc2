// From a journal to a result, for every report and command. Pure: the same journal gives the same result anywhere.
import { sumNthPowerDeviations } from 'simple-statistics'
import { byBlame } from '../model/judging/failure.ts'
import { claimsChange } from '../model/judging/claims-change.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import { ownVersionOf, isAcrossSides } from '../model/run/benchmark.ts'
import type { Plan } from '../model/run/plan.ts'
import { conclusionOf } from '../model/judging/outcome.ts'
import {
  type Finding,
  type Result,
  resultFormat,
  type LayoutSpread,
} from '../model/judging/result.ts'
import { countedSamples, familiesOf, type Run } from './run.ts'
import { curvesOf } from './findings/curves-of.ts'
import { exactFindings, ownExactFindings } from './findings/exact-findings.ts'
import { reportedBuilds } from './findings/reported-builds.ts'
import { geometricMeans } from './geometric-means.ts'
import { type JudgedPart, yieldsOf } from './judged-part.ts'
import { type JudgedFamily, judgedFamily } from './result/judged-family.ts'
import { ownEndsText, failuresWith, rowEndsOf } from './result/own-ends.ts'
import { notComparable, absent, unmeasuredFindings } from './result/findings-from.ts'
import { familyPartsOf, joinedRun, type MachinePart, machinePartOf } from './result/machine-part.ts'
import { partWarnings } from './result/part-warnings.ts'
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

/** The result of a run by its journal, which may be cut off after its first line; a UsageError without that. */
export function resultOf(
  entries: readonly JournalEntry[],
  judgedParts: readonly JudgedPart[] = [],
): Result {
  const part = machinePartOf(entries)
  return resultOfMachines([part], part.run.plan, { judgedParts })
}

/** What a result has besides what its machines measured. */
interface OtherFacts {
  readonly judgedParts: readonly JudgedPart[]
  /** Where several machines measured a table. */
  readonly shards?: Result['shards']
  /** Ids of the benchmarks of shards that left no journal. */
  readonly missing?: readonly string[]
  /** Of shards that measured nothing. */
  readonly failures?: Result['failures']
}

/** The result of what one or several machines measured, under the plan of all of it. */
export function resultOfMachines(
  parts: readonly [MachinePart, ...MachinePart[]],
  plan: Plan,
  { judgedParts, shards, missing = [], failures: otherFailures = [] }: OtherFacts,
): Result {
  const [{ runEntry, machine }] = parts
  const time = sumOfRunTimes(parts.map((part) => part.time))
  const { variants, differences, version, startedAt, builds } = runEntry
  const wholeRun = joinedRun(parts, plan)
  const rowEnds = rowEndsOf(
    plan.benchmarks,
    parts.flatMap(({ entries }) => entries),
  )
  const { faults, cut } = byBlame(wholeRun.failures)
  const run = { ...wholeRun, failures: failuresWith(rowEnds, faults) }
  const doubts = {
    rowEnds,
    cut: new Map(cut.map(({ benchmarkId, message }) => [benchmarkId, message])),
    leavingRows: new Set(
      run.pilots.flatMap(({ benchmarkId, headLeaves }) => (headLeaves ? [benchmarkId] : [])),
    ),
  }
  const tooLong = cut.filter(({ ours }) => ours === 'budget')
  const tooLongIds = new Set(tooLong.map(({ benchmarkId }) => benchmarkId))
  const familyParts = parts.map(familyPartsOf)
  const judgedAt = (family: Run, at: number): JudgedFamily =>
    judgedFamily(
      family,
      familyParts.flatMap((families) => families[at] ?? []),
      doubts,
    )
  const [runOfSides, ...otherRuns] = familiesOf(run)
  const familyOfSides = judgedAt(runOfSides, 0)
  const otherFamilies = otherRuns.map((family, at) => judgedAt(family, at + 1))
  const reportOfBuilds = reportedBuilds({ builds, variants }, familyOfSides.run)
  const curves = curvesOf(run.samples)
  const layouts = layoutSpreads(familyOfSides.run)
  const ownFindings = [familyOfSides, ...otherFamilies].flatMap((family) => {
    const exact = ownExactFindings(family.run)
    const builtVariants = family === familyOfSides ? (variants ?? [{ runtime: null, builds }]) : []
    return [
      ...family.findings,
      ...builtVariants.flatMap((variant) => exactFindings(plan, variant)),
      ...exact,
      ...unmeasuredFindings(family, [...family.findings, ...exact], tooLongIds),
    ]
  })
  const isComparable = (differences ?? []).every(({ asked: isAsked }) => isAsked)
  const idsWithinSide = new Set(
    plan.benchmarks.flatMap((benchmark) => (isAcrossSides(benchmark) ? [] : [benchmark.id])),
  )
  const reachedIds = new Set(ownFindings.map(({ benchmarkId }) => benchmarkId))
  // Of unchanged rows some are measured all the same.
  const witnesses = new Set(
    (plan.leftOut ?? []).flatMap(({ id, cause }) => (cause === 'unchanged' ? [id] : [])),
  )
  const findings = [
    ...ownFindings.map((finding) => {
      const { benchmarkId: id, verdict } = finding
      // Nothing reaches it, so what it could not tell leaves nothing open.
      if (verdict === 'inconclusive' && witnesses.has(id))
        return { ...finding, verdict: 'untouched' as const }
      return isComparable || idsWithinSide.has(id) ? finding : notComparable(finding)
    }),
    ...missing.flatMap((id) => (reachedIds.has(id) ? [] : [absent(id, 'no-journal')])),
  ]
  const failures = [...run.failures, ...otherFailures]
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
    shards,
    findings,
    failures,
    ownEnds: rowEnds.size === 0 ? undefined : [...rowEnds.values()].map(({ counts }) => counts),
    curves: curves.length > 0 ? [...curves] : undefined,
    // A mean over several Node.js versions would hide a change under one of them.
    geometricMeans: variants === undefined ? [...geometricMeans(familyOfSides.measuredRows)] : [],
    warnings: [
      ...familyOfSides.parts.flatMap(partWarnings),
      ...editedBenchmarks(plan),
      ...calledWitnesses(witnesses, findings),
      ...[...rowEnds].map(([id, ends]) => ({
        code: 'own-ends',
        text: `${id.slice(0, nameLength)}: ${ownEndsText(ends)}`,
      })),
      ...reportOfBuilds.warnings.slice(0, foreignAtMost),
    ].slice(0, warningsAtMost),
    pairs: countedSamples(run.samples, 'pair').length,
    repeats: parts.reduce((sum, { repeats }) => sum + repeats, 0),
    conclusion: conclusionOf({ plan, findings, failures }),
  }
}

/** Which version of a benchmark both sides ran, where head has another than base, for whoever reviews the change. */
function editedBenchmarks({ edited = [], benchmarks }: Plan): readonly Warning[] {
  const ownPaths = [...new Set(benchmarks.flatMap((each) => ownVersionOf(each) ?? []))]
  const headPaths = edited.filter((path) => !ownPaths.includes(path))
  const pronoun = headPaths.length === 1 ? 'it' : 'them'
  const texts = [
    headPaths.length > 0 &&
      `head has edited what it is measured by, and both sides ran its version: ${shortened(headPaths)}; read that edit before the rows that come from ${pronoun}`,
    ownPaths.length > 0 &&
      `both sides ran base's version of ${shortened(ownPaths)}: head's does not run on base, or head has removed it beside new benchmarks`,
  ]
  return texts.flatMap((text) => (text === false ? [] : [{ code: 'edited-benchmarks', text }]))
}

function shortened(paths: readonly string[]): string {
  return someOf(paths.map((path) => path.slice(0, nameLength)))
}

/** That a row was called although nothing that differs can be reached from it, which is an error of ours. */
function calledWitnesses(
  witnesses: ReadonlySet<string>,
  findings: readonly Finding[],
): readonly Warning[] {
  const calledFindings = findings.filter(
    (finding) => witnesses.has(finding.benchmarkId) && claimsChange(finding),
  )
  if (calledFindings.length === 0) return []
  const names = someOf([...new Set(calledFindings.map(({ benchmarkId }) => benchmarkId))])
  return [
    {
      code: 'unchanged-called',
      text: `called although nothing that differs can be reached from it: ${names.slice(0, nameListLength)}; this is an error of deadheat, please report it, and measure with "rows: all"`,
    },
  ]
}

// The text of a warning has 1000 characters.
const nameListLength = 700

/** How far layouts of base lie apart, by how much the pairs of a cycle differ; the noise of processes is in it. */
function layoutSpreads({ plan, samples }: Pick<Run, 'plan' | 'samples'>): readonly LayoutSpread[] {
  const byBenchmark = groupedBy(countedSamples(samples, 'pair'), ({ block }) => block.benchmarkId)
  return plan.benchmarks.flatMap((benchmark) => {
    const ownSamples = byBenchmark.get(benchmark.id) ?? []
    return plan.metrics
      .filter((metric) => metric.unit === 's' && gatesIn(benchmark, metric))
      .flatMap(({ id }) => {
        const spread = spreadWithin(ownSamples, id)
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
      .map(({ base, head }) => logRatio(base[metric] ?? Number.NaN, head[metric] ?? Number.NaN))
      .filter(Number.isFinite)
    if (ratios.length < 2) continue
    squares += sumNthPowerDeviations(ratios, 2)
    freedom += ratios.length - 1
  }
  // Two sides make it, and each as much as the other.
  return freedom === 0 ? null : Math.sqrt(squares / freedom / 2)
}
