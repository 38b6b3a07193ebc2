import { groupedBy } from '../../model/grouped-by.ts'
import { gatesIn } from '../../model/judging/gating.ts'
import type { LayoutSpread } from '../../model/judging/layout-spread.ts'
import type { Sample } from '../../model/run/sample.ts'
import { countedSamples } from '../counted-samples.ts'
import { logRatio } from '../log-ratio.ts'
import type { Run } from '../run.ts'

/**
 * How far layouts of base lie apart in every benchmark that was measured in cycles of links: from how much
 * the pairs of a cycle differ, in which both sides lie elsewhere each time. That of processes is in it.
 */
export function layoutSpreads({
  plan,
  samples,
}: Pick<Run, 'plan' | 'samples'>): readonly LayoutSpread[] {
  const byBenchmark = groupedBy(countedSamples(samples, 'pair'), ({ block }) => block.benchmarkId)
  return plan.benchmarks.flatMap((benchmark) => {
    const own = byBenchmark.get(benchmark.id) ?? []
    return plan.metrics
      .filter((metric) => metric.unit === 's' && gatesIn(benchmark, metric))
      .flatMap(({ id }) => {
        const spread = spreadWithin(own, id)
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
      .map(({ base, head }) => logRatio(base[metric] ?? 0, head[metric] ?? 0))
      .filter(Number.isFinite)
    if (ratios.length < 2) continue
    const mean = ratios.reduce((sum, one) => sum + one, 0) / ratios.length
    squares += ratios.reduce((sum, one) => sum + (one - mean) ** 2, 0)
    freedom += ratios.length - 1
  }
  // Two sides make it, and each as much as the other.
  return freedom === 0 ? null : Math.sqrt(squares / freedom / 2)
}
