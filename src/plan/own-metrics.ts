import type { Metric, OwnMetric } from '../model/judging/metric.ts'
import { UsageError } from '../model/usage-error.ts'
import type { Description } from '../find/find.ts'

const usualThreshold = 0.05

/**
 * The metrics that benchmarks report themselves, without duplicates, in the order of the
 * benchmarks.
 *
 * @param known - built-in metrics, whose names are taken
 * @throws UsageError when a name is taken, two benchmarks define one name differently, or a
 *   benchmark is to be gated by an unknown metric
 */
export function ownMetrics(
  descriptions: readonly Description[],
  known: readonly Metric[],
): readonly Metric[] {
  const own = new Map<string, { readonly metric: Metric; readonly module: string }>()
  for (const { module, metrics } of descriptions) {
    for (const [name, declared] of Object.entries(metrics ?? {})) {
      const metric = metricOf(name, declared)
      if (known.some(({ id }) => id === name)) {
        throw new UsageError(
          `expected metrics with names of their own in ${module}, got "${name}", which is measured anyway: choose another name`,
        )
      }
      const other = own.get(name)
      if (other !== undefined && JSON.stringify(other.metric) !== JSON.stringify(metric)) {
        throw new UsageError(
          `expected the metric "${name}" to mean the same in ${other.module} and ${module}, got two declarations: rename one of them`,
        )
      }
      own.set(name, { metric, module })
    }
  }
  const metrics = [...own.values()].map(({ metric }) => metric)
  descriptions.forEach((description) => assertKnownGates(description, known))
  return metrics
}

function metricOf(name: string, declared: OwnMetric): Metric {
  const { unit, better, label, threshold, exact, gates, as } = declared
  return {
    id: name,
    label: label ?? name,
    unit,
    better,
    assume: exact === true ? 'exact' : 'nothing',
    gates: gates ?? false,
    threshold: threshold ?? usualThreshold,
    usage: { of: `own ${name}`, as: as ?? 'level', scale: 1 },
    own: true,
  }
}

function assertKnownGates({ module, gates, metrics }: Description, known: readonly Metric[]): void {
  const names = [...known.map(({ id }) => id), ...Object.keys(metrics ?? {})]
  const unknown = gates?.find((gate) => !names.includes(gate))
  if (unknown === undefined) return
  throw new UsageError(
    `expected ${module} to be gated by existing metrics (${names.join(', ')}), got "${unknown}"`,
  )
}
