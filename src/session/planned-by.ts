import { metrics, peakMemory, rate } from '../metrics/index.ts'
import { differsByNode } from '../model/build/revision.ts'
import type { Metric } from '../model/judging/metric.ts'
import { type Benchmark, comparesSides } from '../model/run/benchmark.ts'
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
  // The author of a suite has said what counts.
  const isNodeAlone = suite === null && differsByNode(revisions)
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
    plannedBenchmarks: isNodeAlone
      ? { ...plannedBenchmarks, benchmarks: plannedBenchmarks.benchmarks.map(gatedBesideNode) }
      : plannedBenchmarks,
    metrics: [...(isNodeAlone ? metrics.map(besideNode) : metrics), ...ownMetrics],
    seed,
    controlShare,
    suiteDigest: suite?.digest ?? null,
    measuredSeconds,
  })
}

/** What the runtime weighs is no fault of a row: its own memory is told, and does not count. */
function besideNode(metric: Metric): Metric {
  return metric.id === peakMemory.id
    ? { ...metric, label: 'memory beyond Node itself', gates: false }
    : metric
}

/** A file of Node.js's own reports its rate, beside which the time of its process is that of a start. */
function gatedBesideNode(benchmark: Benchmark): Benchmark {
  if (benchmark.driver !== 'suite') return benchmark
  const isCore = benchmark.adapter === 'node-core'
  const gates = benchmark.gates?.filter((id) =>
    isCore ? id === rate.id : id !== peakMemory.id,
  )
  return { ...benchmark, gates }
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
