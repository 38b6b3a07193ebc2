import { expect, it } from 'vitest'
import { blockTimes, secondsTo } from '../../src/analysis/block-times.ts'
import { exactFindings, ownExactFindings } from '../../src/analysis/findings/exact-findings.ts'
import * as drift from '../../src/analysis/findings/machine-drift.ts'
import { withEarlyControls } from '../../src/analysis/joint-table.ts'
import { areFarApart, cycledBenchmarks } from '../../src/analysis/layouts/cycled-benchmarks.ts'
import { aboveFloor } from '../../src/analysis/layouts/layout-floors.ts'
import { changeOf, logRatio } from '../../src/analysis/log-ratio.ts'
import { wordOfOwnEnds } from '../../src/analysis/result/own-ends.ts'
import { resultOfJournals } from '../../src/analysis/result-of-journals.ts'
import { runTimeOf, sumOfRunTimes } from '../../src/analysis/run-time-of.ts'
import {
  activeBenchmarksOf,
  pairsToLook,
  withinBudget,
  type OpenRow,
} from '../../src/analysis/stopping/active-benchmarks.ts'
import {
  gatingTests,
  judgingPlanFor,
  judgingPlanOf,
  stopsOf,
} from '../../src/analysis/stopping/judging-plan.ts'
import {
  assertEnoughPairs,
  detectableChange,
  fewestPairsToCall,
  pairsBySizes,
  settlingPairs,
} from '../../src/analysis/stopping/outlook.ts'
import {
  firstUsableLook,
  looksTaken,
  stopRule,
  type LookState,
} from '../../src/analysis/stopping/stop-rule.ts'
import { tableOf as tableOfRun, type TableRequest } from '../../src/analysis/table-of.ts'
import { farDistances } from '../../src/analysis/whole-cost.ts'
import { metrics } from '../../src/metrics/index.ts'
import type { Build } from '../../src/model/build/build.ts'
import type { Difference } from '../../src/model/build/difference.ts'
import { outcomeOf } from '../../src/model/judging/outcome.ts'
import { resultSchema } from '../../src/model/judging/result.ts'
import type { JudgedVerdict } from '../../src/model/judging/verdict.ts'
import type { Table } from '../../src/model/judging/judged-row.ts'
import type { Metric } from '../../src/model/judging/metric.ts'
import type { Benchmark } from '../../src/model/run/benchmark.ts'
import type { JournalEntry } from '../../src/model/run/journal.ts'
import type { Plan } from '../../src/model/run/plan.ts'
import type { BlockKind, Readings, Sample } from '../../src/model/run/sample.ts'
import { answersOf, goldenLine } from '../fakes/answers.ts'
import { pilotOf, runEntry, samplesOf, type SeriesFacts } from '../fakes/journals.ts'
import { benchmarkOf, planOf, suiteRowOf, timeMetric } from '../fakes/plans.ts'
import { buildOf, failureOf, gatingMetrics, judgedOf } from '../fakes/results.ts'
import { tableOf } from './rows.ts'

/** A plan by the ids of its rows, those with a slash of a suite; and what is special about it. */
interface Short extends Omit<Partial<Plan>, 'policy' | 'benchmarks' | 'metrics'> {
  readonly ids?: readonly string[]
  readonly policy?: Partial<Plan['policy']>
  readonly metrics?: readonly string[]
  readonly own?: Partial<Metric>
  readonly row?: object
}

function planFrom({
  ids = ['one'],
  policy,
  metrics: names = ['time'],
  own,
  row,
  ...changes
}: Short) {
  const benchmarks = ids.map((id): Benchmark => {
    const [suite = '', name] = id.split('/')
    const ofSuite = { suite, command: [suite], ...row }
    return name === undefined ? benchmarkOf(id, row) : suiteRowOf(id, ofSuite)
  })
  const known = [...gatingMetrics, ...metrics.filter(({ gates }) => !gates)]
  const chosen = known.filter(({ id }) => names.includes(id))
  const ownMetrics = own === undefined ? [] : [{ ...timeMetric, id: 'own', own: true, ...own }]
  const plan = planOf({ ...changes, benchmarks, metrics: [...chosen, ...ownMetrics] })
  return { ...plan, policy: { ...plan.policy, ...policy } }
}

type Series = Readonly<Record<string, Partial<SeriesFacts> & { readonly links?: number }>>

/** Samples of rows, one block after the other, so many at a time. */
function samplesFrom(series: Series, atOnce = 1): readonly Sample[] {
  let at = 10
  return Object.entries(series)
    .flatMap(([id, { links, ...facts }]) =>
      samplesOf(id, { count: 0, ...facts }).map((sample) => {
        const block = links === undefined ? sample.block : { ...sample.block, links }
        return { ...sample, block }
      }),
    )
    .toSorted((one, other) => one.block.round - other.block.round)
    .map((sample) => {
      const startedAtSeconds = at
      at += sample.seconds / atOnce
      return { ...sample, startedAtSeconds }
    })
}

function runFrom([short, series, pilots = {}, atOnce, failed = []]: [
  Short,
  Series,
  Readonly<Record<string, object>>?,
  number?,
  string[]?,
]) {
  return {
    plan: planFrom(short),
    samples: samplesFrom(series, atOnce),
    pilots: Object.entries(pilots).map(([id, facts]) => pilotOf(id, facts)),
    failures: failed.map((benchmarkId) => failureOf({ benchmarkId })),
  }
}

interface ResultAsked {
  readonly run: Parameters<typeof runFrom>[0]
  readonly others?: readonly JournalEntry[]
  readonly differences?: Difference[]
  readonly end?: number | null
}

const readers = {
  'above-floor': ([verdict, change, ratio, metric = 'time']: [
    JudgedVerdict,
    number,
    number,
    string?,
  ]) => {
    const { warnings, ...row } = aboveFloor(judgedOf({ id: 'a', verdict, change }), [
      { name: 'a', metric, ratio },
    ])
    return [row.verdict, warnings]
  },
  active: (run: Parameters<typeof runFrom>[0]) => {
    const facts = runFrom(run)
    const active = activeBenchmarksOf(facts)
    return [active, pairsToLook(facts, active.live)]
  },
  budget: ([open, ...run]: [OpenRow[], ...Parameters<typeof runFrom>[0]]) =>
    withinBudget(open, runFrom(run)),
  calm: ([windows, noise]: [number[][], number]) =>
    drift.isStillCalm(windows, { noise, resolution: 0 }),
  change: changeOf,
  claim: ([facts, times, spread]: [object, number, number]) => {
    const row = { ...judgedOf({ id: 'a', verdict: 'regression', change: 0.1 }), ...facts }
    const { warnings, ...withdrawn } = drift.withdrawClaim(row, { times, spread })
    return [withdrawn.verdict, withdrawn.pairsToSettle, warnings.map(({ text }) => text)]
  },
  cycled: (run: Parameters<typeof runFrom>[0]) => cycledBenchmarks(runFrom(run)),
  drift: ([before, after]: [number[] | null, number[] | null]) => {
    const probeOf = (of: number[] | null) =>
      of === null ? null : { resolution: of[0] ?? 0, noise: of[1] ?? 0 }
    return drift.machineDriftOf({ before: probeOf(before), after: probeOf(after) })
  },
  early: (short: Short) => {
    const plan = planFrom(short)
    return [gatingTests(plan), firstUsableLook(plan), withEarlyControls(plan).earlyControls ?? null]
  },
  'enough-pairs': (short: Short) => {
    assertEnoughPairs(planFrom(short))
  },
  exact: ([base, head, changes = {}]: [
    Partial<Build> | null,
    Partial<Build>,
    Partial<Metric>?,
  ]) => {
    const sizes = metrics.filter(({ assume }) => assume === 'exact')
    const plan = planOf({ metrics: sizes.map((metric) => ({ ...metric, ...changes })) })
    const builds = {
      base: base && { ...buildOf('base'), ...base },
      head: { ...buildOf('head'), ...head },
    }
    return exactFindings(plan, { runtime: '22', builds }).map((finding) => [
      finding.benchmarkId,
      finding.metric,
      finding.verdict,
      finding.baseCentre,
      finding.headCentre,
    ])
  },
  'exact-of-benchmarks': ([short, base, head]: [Short, (number | null)[], (number | null)[]]) => {
    const samples = samplesOf('one', { count: base.length }).map((sample, at) => ({
      ...sample,
      base: { own: base[at - 1] ?? null },
      head: { own: head[at - 1] ?? null },
    }))
    const plan = planFrom(short)
    return ownExactFindings({ plan, samples, pilots: [], failures: [] }).map((finding) => [
      finding.verdict,
      finding.baseCentre,
      finding.headCentre,
      finding.beyondLimit,
    ])
  },
  'far-apart': ([sizes, threshold]: [number[], number]) => areFarApart(sizes, threshold),
  'far-distances': ([differences, threshold, sign]: [number[], number, number]) =>
    farDistances(Float64Array.from(differences), threshold, sign),
  'fewest-pairs': ([alpha, family]: [number, number]) => fewestPairsToCall({ alpha, family }),
  'log-ratio': ([base, head]: [number, number]) => logRatio(base, head),
  'looks-taken': ([pairs, looks, final]: [number, number[], boolean]) =>
    looksTaken(
      pairs,
      looks.map((each) => ({ pairs: each })),
      { final },
    ).map((taken) => [taken.pairs, taken.look.pairs]),
  outlook: ([table, facts]: [
    Partial<Table>,
    { look: number; effect: number | null; spread: number | null; theta: number; sizes: number[] },
  ]) => {
    const plan = judgingPlanOf(tableOf([], { early: true, ...table }))
    const { sizes, ...outlook } = facts
    return [
      plan,
      stopsOf(plan),
      settlingPairs(plan, { ...outlook, pairs: outlook.look }),
      detectableChange(plan, outlook.spread ?? 1, outlook.look),
      pairsBySizes(plan, Float64Array.from(sizes), outlook.theta),
    ]
  },
  'own-ends': ([base, head]: [number, number]) => wordOfOwnEnds({ base, head }),
  probe: ([windows, seconds]: [number[][], number]) => drift.noiseProbeOf({ windows, seconds }),
  result: (runs: ResultAsked[]) => {
    const journals = runs.map(({ run, others = [], differences, end = 321 }): JournalEntry[] => {
      const { plan, pilots, samples } = runFrom(run)
      const begun = runEntry(plan)
      const told = others.map((entry) =>
        'failure' in entry ? { ...entry, failure: failureOf(entry.failure) } : entry,
      )
      return [
        begun.type === 'run' && differences !== undefined ? { ...begun, differences } : begun,
        ...pilots.map((pilot): JournalEntry => ({ type: 'pilot', pilot })),
        ...samples.map((sample): JournalEntry => ({ type: 'sample', sample })),
        ...told,
        ...(end === null ? [] : [{ type: 'end', seconds: end, reason: 'x' } as const]),
      ]
    })
    const result = resultSchema.parse(resultOfJournals(journals))
    const { findings, failures, plan, version: _, machine: __, builds: ___, ...rest } = result
    return [
      ...findings.map(({ judged, ...finding }) => ({
        ...finding,
        judged: judged && [judged.verdict, judged.pairsToSettle, judged.atWorst, judged.warnings],
      })),
      failures.map(({ side, benchmarkId, message }) => [side, benchmarkId, message]),
      [outcomeOf(result), plan.benchmarks.map(({ id }) => id), plan.leftOut, plan.budgetSeconds],
      rest,
    ]
      .map((line) => goldenLine(line))
      .join('\n')
  },
  'run-time': (journals: JournalEntry[][]) => sumOfRunTimes(journals.map(runTimeOf)),
  seconds: ([pairs, ...run]: [number, ...Parameters<typeof runFrom>[0]]) => {
    const facts = runFrom(run)
    const times = blockTimes(facts)
    const each = facts.plan.benchmarks.map(times.secondsOf)
    return [each, times.spentSeconds, secondsTo(pairs, facts.plan, times)]
  },
  stop: (state: LookState) => stopRule(state),
  table: ([short, blocks, request = {}]: [
    Short,
    [id: string, kind: BlockKind, round: number, base: Readings, head: Readings][],
    Partial<TableRequest>?,
  ]) => {
    const samples = blocks.flatMap(([id, kind, round, base, head], at) =>
      samplesOf(id, { count: 0 }).map((sample) => {
        const runDelayRatio = { base: at === 1 ? null : 0.1 * at, head: at === 2 ? null : 0.2 }
        const block = { ...sample.block, kind, round }
        return { ...sample, block, base, head, machine: { ...sample.machine, runDelayRatio } }
      }),
    )
    const plan = planFrom(short)
    const { rows, ...facts } = tableOfRun({
      plan,
      samples,
      isGating: true,
      final: true,
      ...request,
    })
    return [facts, ...rows].map((line) => goldenLine(line)).join('\n')
  },
  'plan-of-shard': (short: Short) => judgingPlanFor(planFrom(short), null),
}

it.each(Object.entries(readers))('of what is judged, %s is as it was', async (name, read) => {
  const { text, golden } = answersOf(`analysis/${name}`, read)
  await expect(text).toMatchFileSnapshot(golden)
})
