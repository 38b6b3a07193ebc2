import type { Metric, OwnMetric } from '../model/judging/metric.ts'
import { UsageError } from '../model/usage-error.ts'
import type { Description } from '../find/find.ts'

const usualThreshold = 0.05

/** The metrics that benchmarks report, each once; a UsageError for a taken or ambiguous name, or an unknown gate. */
export function ownMetrics(
  descriptions: readonly Description[],
  knownMetrics: readonly Metric[],
): readonly Metric[] {
  const declarationsByName = new Map<string, { readonly metric: Metric; readonly module: string }>()
  for (const { module, metrics } of descriptions) {
    for (const [name, declaration] of Object.entries(metrics ?? {})) {
      const metric = declaredMetric(name, declaration)
      if (knownMetrics.some(({ id }) => id === name)) {
        throw new UsageError(
          `expected metrics with names of their own in ${module}, got "${name}", which is measured anyway: choose another name`,
        )
      }
      const otherDeclaration = declarationsByName.get(name)
      if (
        otherDeclaration !== undefined &&
        JSON.stringify(otherDeclaration.metric) !== JSON.stringify(metric)
      ) {
        throw new UsageError(
          `expected the metric "${name}" to mean the same in ${otherDeclaration.module} and ${module}, got two declarations: rename one of them`,
        )
      }
      declarationsByName.set(name, { metric, module })
    }
  }
  const metrics = [...declarationsByName.values()].map(({ metric }) => metric)
  descriptions.forEach((description) => assertKnownGates(description, knownMetrics))
  return metrics
}

function declaredMetric(name: string, declaration: OwnMetric): Metric {
  const { unit, better, label, threshold, exact, gates, as } = declaration
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

function assertKnownGates(
  { module, gates, metrics }: Description,
  knownMetrics: readonly Metric[],
): void {
  const judgedMetrics = knownMetrics.filter(({ assume }) => assume !== 'beside')
  const names = [...judgedMetrics.map(({ id }) => id), ...Object.keys(metrics ?? {})]
  const unknownGate = gates?.find((gate) => !names.includes(gate))
  if (unknownGate === undefined) return
  throw new UsageError(
    `expected ${module} to be gated by existing metrics (${names.join(', ')}), got "${unknownGate}"`,
  )
}
