import { metrics, peakMemory, rate } from '../../metrics/index.ts'
import { differsByNode } from '../../model/build/revision.ts'
import { comparesSides } from '../../model/run/benchmark.ts'
import type { Plan } from '../../model/run/plan.ts'
import type { PlannedBenchmarks } from '../../plan/benchmarks-of.ts'
import { planOf } from '../../plan/plan-of.ts'
import type { Session } from '../session.ts'

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
    plannedBenchmarks: isNodeAlone ? besideNode(plannedBenchmarks) : plannedBenchmarks,
    metrics: [...(isNodeAlone ? metricsBesideNode : metrics), ...ownMetrics],
    seed,
    controlShare,
    suiteDigest: suite?.digest ?? null,
    measuredSeconds,
  })
}

// What the runtime weighs is no fault of a row: its own memory is told, and does not count.
const metricsBesideNode = metrics.map((metric) =>
  metric === peakMemory ? { ...metric, label: 'memory beyond Node itself', gates: false } : metric,
)

/** A file of Node.js's own reports its rate, beside which the time of its process is that of a start. */
function besideNode(planned: PlannedBenchmarks): PlannedBenchmarks {
  const benchmarks = planned.benchmarks.map((benchmark) => {
    if (benchmark.driver !== 'suite') return benchmark
    const counts = (id: string): boolean =>
      benchmark.adapter === 'node-core' ? id === rate.id : id !== peakMemory.id
    return { ...benchmark, gates: benchmark.gates?.filter(counts) }
  })
  return { ...planned, benchmarks }
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
