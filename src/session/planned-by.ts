import { metrics } from '../metrics/index.ts'
import { comparesSides } from '../model/run/benchmark.ts'
import type { Plan } from '../model/run/plan.ts'
import type { PlannedBenchmarks } from '../plan/benchmarks-of.ts'
import { planOf } from '../plan/plan-of.ts'
import type { Session } from './session.ts'

/** The plan of a run, once it is known what there is to measure. */
export function plannedBy(
  session: Pick<Session, 'settings' | 'revisions' | 'seed' | 'suite'> & {
    readonly request: Pick<Session['request'], 'gate'>
  },
  ungatedBenchmarks: PlannedBenchmarks,
): Plan {
  const { settings, revisions, seed, suite } = session
  const { gate } = session.request
  const plannedBenchmarks =
    gate === undefined ? ungatedBenchmarks : gatedBy(ungatedBenchmarks, gate)
  const { preset } = settings
  const measuredSeconds =
    preset === undefined ? undefined : suite?.about.presets[preset].measuredSeconds
  const metricIds = new Set(
    plannedBenchmarks.benchmarks.flatMap((benchmark) => benchmark.metrics ?? []),
  )
  const ownMetrics = (plannedBenchmarks.metrics ?? []).filter(
    (metric) => metric.own === true && metricIds.has(metric.id),
  )
  return planOf(settings, {
    revisions,
    plannedBenchmarks,
    metrics: [...metrics, ...ownMetrics],
    seed,
    controlShare,
    suiteDigest: suite?.digest ?? null,
    measuredSeconds,
  })
}

function gatedBy(plannedBenchmarks: PlannedBenchmarks, gate: string): PlannedBenchmarks {
  return {
    ...plannedBenchmarks,
    benchmarks: plannedBenchmarks.benchmarks.map((benchmark) =>
      comparesSides(benchmark) ? { ...benchmark, gates: [gate] } : benchmark,
    ),
  }
}

/** Pairs of base with itself, as a share of a row's pairs. */
export const controlShare = 0.1
