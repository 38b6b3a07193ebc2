import type { Plan } from '../model/run/plan.ts'
import { type Benchmark, labelsOf } from '../model/run/benchmark.ts'
import { gatesIn, yields } from '../model/judging/gating.ts'
import { groupedBy } from '../model/grouped-by.ts'
import type { Cost, EarlyBlocks, RowCosts, RowSeries, Table } from '../model/judging/judged-row.ts'
import { besideTime, type Direction, type Metric } from '../model/judging/metric.ts'
import type { Readings, Sample } from '../model/run/sample.ts'
import { countedSamples } from './run.ts'
import { gatingTests, testsMean } from './stopping/judging-plan.ts'
import { jointTable, jointMetrics } from './joint-table.ts'

/** Which samples of a run become a table, and how far the run is. */
export interface TableRequest {
  readonly plan: Plan
  readonly samples: readonly Sample[]
  /** Gating metrics share one family; the others only inform and have their own. */
  readonly isGating: boolean
  readonly final: boolean
  /** Uses pairs of base against itself, or against its control build, instead of the comparison's own. */
  readonly kind?: 'pair' | 'control'
}

/**
 * The judge's table of a run: one row for every benchmark and sampled metric with at least one pair that has a ratio.
 * What gates and could not be told in any pair has a row that is unknown: a time, and what head has more of than none,
 * or lacks.
 *
 * The plan fixes the family, so a failing benchmark or a metric without values does not make other rows easier to
 * call. A shard shares alpha with the whole table that it is a part of. Warm-up blocks are left out.
 */
export function tableOf({ plan, samples, isGating, final, kind = 'pair' }: TableRequest): Table {
  const metricsOf = (benchmark: Benchmark): readonly Metric[] =>
    plan.metrics.filter(
      (metric) =>
        metric.assume === 'nothing' &&
        yields(benchmark, metric) &&
        gatesIn(benchmark, metric) === isGating,
    )
  const byBenchmark = groupedBy(countedSamples(samples, kind), ({ block }) => block.benchmarkId)
  const joint = isGating && kind === 'pair' ? jointTable(plan) : null
  const samplesByBenchmark = groupedBy(
    joint === null ? [] : samples,
    ({ block }) => block.benchmarkId,
  )
  const rows = plan.benchmarks.flatMap((benchmark) => {
    const ownSamples = byBenchmark.get(benchmark.id) ?? []
    const early = earlyBlocks(plan, benchmark, samplesByBenchmark.get(benchmark.id) ?? [])
    return metricsOf(benchmark)
      .map((metric) => ({
        ...rowOf(benchmark, metric, ownSamples),
        early: early.get(metric.id) ?? null,
        costs:
          isGating && kind === 'pair' ? costsOf(plan, { benchmark, metric }, ownSamples) : null,
      }))
      .filter(
        (row) =>
          row.pairs.some(([base, head]) => isPositive(base) && isPositive(head)) ||
          (isGating && isUntold(row, ownSamples)),
      )
  })
  const { alpha, alphaEquivalence, looks } = plan.policy
  const informingTests = plan.benchmarks.flatMap(metricsOf).length
  const family = isGating ? gatingTests(plan) : informingTests
  return { alpha, alphaEquivalence, looks, early: true, joint, final, family, rows }
}

function rowOf(
  benchmark: Benchmark,
  metric: Metric,
  samples: readonly Sample[],
): Omit<RowSeries, 'early' | 'costs'> {
  const ownThreshold = metric.gates && metric.unit === 's' ? benchmark.threshold : null
  return {
    name: benchmark.id,
    labels: labelsOf(benchmark),
    metric: metric.id,
    unit: metric.unit,
    direction: metric.better,
    threshold: ownThreshold ?? metric.threshold,
    pairs: samples.map(({ base, head }) => [base[metric.id] ?? null, head[metric.id] ?? null]),
    order: samples.map(({ block }) => block.coin),
    contention: samples.map(({ machine }) => ({
      runDelayRatio: worse(machine.runDelayRatio.base, machine.runDelayRatio.head),
      stealRatio: machine.stealRatio,
    })),
  }
}

/** What a row of times or rates costs in all: by the mean of all calls, else by its own values; `null` for others. */
function costsOf(
  { metrics }: Plan,
  { benchmark, metric }: { readonly benchmark: Benchmark; readonly metric: Metric },
  samples: readonly Sample[],
): RowCosts | null {
  const isKnown = metrics.some(({ id }) => id === besideTime.mean)
  if (!isKnown || (metric.unit !== 's' && metric.unit !== 'per_s')) return null
  const isTested = metric.id === 'time' && testsMean(benchmark, metrics)
  const costOf = (readings: Readings): Cost => {
    const isUsable = isPositive(readings[metric.id] ?? null)
    const value = isUsable ? readings[isTested ? besideTime.mean : metric.id] : null
    const mean = metric.better === 'lower' ? (value ?? Number.NaN) : 1 / (value ?? Number.NaN)
    if (!isTested) return { mean, farShare: 0, farTime: 0 }
    return {
      mean,
      farShare: readings[besideTime.farShare] ?? 0,
      farTime: readings[besideTime.farTime] ?? 0,
    }
  }
  const pairs = samples.map(({ base, head }) => ({ base: costOf(base), head: costOf(head) }))
  return { isTested, pairs }
}

/** Whether a metric of these samples has no ratio though both sides tell it: a time, or what may be worse on head. */
function isUntold(
  { metric, unit, direction }: Pick<RowSeries, 'metric' | 'unit' | 'direction'>,
  samples: readonly Sample[],
): boolean {
  return samples.some(({ base, head }) => {
    if (!(metric in base && metric in head)) return false
    return unit === 's' || isPerhapsWorse([base[metric] ?? null, head[metric] ?? null], direction)
  })
}

/** Whether head has more than none of what should be low, or lacks what base has. */
function isPerhapsWorse([base, head]: RowSeries['pairs'][number], direction: Direction): boolean {
  if (base === null) return false
  if (head === null) return base > 0
  return direction === 'lower' ? base === 0 && head > 0 : base > 0 && head === 0
}

function isPositive(value: number | null): boolean {
  return value !== null && value > 0
}

function worse(first: number | null, second: number | null): number | null {
  if (first === null || second === null) return first ?? second
  return Math.max(first, second)
}

/**
 * The first blocks of a benchmark, by metric, where the lot has decided which of them are controls; none until all of
 * them are measured, and none when one of their times is missing: the places of the controls are a fair draw only
 * among all of them.
 */
function earlyBlocks(
  { earlyControls, metrics }: Pick<Plan, 'earlyControls' | 'metrics'>,
  benchmark: Benchmark,
  samples: readonly Sample[],
): ReadonlyMap<string, EarlyBlocks> {
  if (earlyControls === undefined) return new Map()
  const { pairs, controls } = earlyControls
  const firstSamples = samples.filter(
    ({ block: { round, kind } }) =>
      round > 0 && round <= pairs + controls && (kind === 'pair' || kind === 'control'),
  )
  const earlyEntries = jointMetrics(benchmark, metrics).map(({ id }) => {
    const valuesOf = (kind: 'pair' | 'control'): EarlyBlocks['pairs'] =>
      firstSamples
        .filter(({ block }) => block.kind === kind)
        .map(({ base, head }) => [base[id] ?? Number.NaN, head[id] ?? Number.NaN] as const)
        .filter(([first, second]) => first > 0 && second > 0)
    return [id, { pairs: valuesOf('pair'), controls: valuesOf('control') }] as const
  })
  const isWhole = earlyEntries.every(
    ([, early]) => early.pairs.length === pairs && early.controls.length === controls,
  )
  return new Map(isWhole ? earlyEntries : [])
}
