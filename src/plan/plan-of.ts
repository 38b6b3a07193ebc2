import type { Benchmark } from '../model/run/benchmark.ts'
import type { Metric } from '../model/judging/metric.ts'
import type { Plan } from '../model/run/plan.ts'
import type { Revision } from '../model/build/revision.ts'
import type { BySide } from '../model/build/side.ts'
import type { Study } from '../model/run/study.ts'
import type { PlannedBenchmarks } from './benchmarks-of.ts'
import { metricsWithThreshold, policyOf } from '../settings/policy.ts'
import type { Settings } from '../settings/settings.ts'

/** The inputs of a plan besides the settings. */
export interface PlanParts {
  readonly revisions: BySide<Revision>
  readonly plannedBenchmarks: PlannedBenchmarks
  readonly metrics: readonly Metric[]
  readonly seed: number
  /** Share of base-against-base blocks, 0…1. */
  readonly controlShare: number
  /** The study that a suite reproduces. */
  readonly study?: Study | null
  /** SHA-256 of the files of a suite that does not come with deadheat. */
  readonly suiteDigest?: string | null
  /** Seconds of a block's measured part, when the suite's preset differs from the default. */
  readonly measuredSeconds?: number
}

// As many as a plan takes.
const mostEdited = 100
const longestPath = 1000

/** Builds the plan of a run. */
export function planOf(
  settings: Settings,
  {
    revisions,
    plannedBenchmarks,
    metrics,
    seed,
    controlShare,
    study = null,
    suiteDigest = null,
    measuredSeconds,
  }: PlanParts,
): Plan {
  const lengthenedValue = (benchmark: Benchmark): Benchmark => ({
    ...benchmark,
    ...(measuredSeconds === undefined ? {} : { measuredSeconds }),
  })
  const { edited = [] } = plannedBenchmarks
  return {
    revisions,
    benchmarks: plannedBenchmarks.benchmarks.map(lengthenedValue),
    added: [...plannedBenchmarks.added],
    removed: [...plannedBenchmarks.removed],
    ...(edited.length > 0 && {
      edited: edited.slice(0, mostEdited).map((path) => path.slice(0, longestPath)),
    }),
    metrics: metricsWithThreshold(metrics, settings.threshold),
    policy: policyOf(settings),
    history: [],
    seed,
    budgetSeconds: settings.budget ?? null,
    ...(settings.budget !== undefined && { selective: true as const }),
    controlShare,
    ...chosenIn(settings, plannedBenchmarks, suiteDigest),
    ...(study === null ? {} : { study }),
  }
}

function chosenIn(
  { benchmarks, suite, preset, set, only, axis }: Settings,
  { contenders }: PlannedBenchmarks,
  suiteDigest: string | null,
): Pick<Plan, 'chosen'> {
  const chosenParts = {
    ...(axis.length > 0 && { axis: [...axis] }),
    ...(contenders !== undefined && { contenders: [...contenders] }),
    ...(benchmarks !== undefined && { benchmarks }),
    ...(suite !== undefined && { suite }),
    ...(suiteDigest !== null && { suiteDigest }),
    ...(preset !== undefined && { preset }),
    ...(set.length > 0 && { set: [...set] }),
    ...(only !== undefined && { only }),
  }
  return Object.keys(chosenParts).length === 0 ? {} : { chosen: chosenParts }
}
