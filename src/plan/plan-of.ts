import type { Metric } from '../model/judging/metric.ts'
import type { Plan } from '../model/run/plan.ts'
import type { Revision } from '../model/build/revision.ts'
import type { BySide } from '../model/build/side.ts'
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
  /** SHA-256 of the files of a suite that does not come with deadheat. */
  readonly suiteDigest?: string | null
  /** Seconds of a block's measured part, when the suite's preset differs from the default. */
  readonly measuredSeconds?: number | undefined
}

// As many as a plan takes.
const mostEdited = 100
const longestPath = 1000

/** Builds the plan of a run. */
export function planOf(settings: Settings, parts: PlanParts): Plan {
  const { revisions, metrics, seed, controlShare, measuredSeconds } = parts
  const { benchmarks, added, removed, figures = [], edited = [] } = parts.plannedBenchmarks
  return {
    revisions,
    benchmarks:
      measuredSeconds === undefined
        ? [...benchmarks]
        : benchmarks.map((benchmark) => ({ ...benchmark, measuredSeconds })),
    added: [...added],
    removed: [...removed],
    figures: unlessEmpty(figures),
    edited: unlessEmpty(edited.slice(0, mostEdited).map((path) => path.slice(0, longestPath))),
    metrics: metricsWithThreshold(metrics, settings.threshold),
    policy: policyOf(settings),
    seed,
    budgetSeconds: settings.budget ?? null,
    controlShare,
    chosen: chosenIn(settings, parts),
  }
}

function chosenIn(
  { benchmarks, suite, preset, set, only, axis, environment, ...settings }: Settings,
  { plannedBenchmarks: { contenders }, suiteDigest }: PlanParts,
): Plan['chosen'] {
  const choice = {
    axis: unlessEmpty(axis),
    contenders: contenders && [...contenders],
    benchmarks,
    suite,
    suiteDigest: suiteDigest ?? undefined,
    preset,
    set: unlessEmpty(set),
    only,
    environment: unlessEmpty(environment),
    nodeFlags: unlessEmpty(settings['node-flags']),
  }
  return Object.values(choice).every((value) => value === undefined) ? undefined : choice
}

function unlessEmpty<T>(items: readonly T[]): T[] | undefined {
  return items.length === 0 ? undefined : [...items]
}
