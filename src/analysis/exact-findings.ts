import type { Build } from '../model/build.ts'
import { idUnder } from '../model/id-under.ts'
import type { Metric } from '../model/metric.ts'
import type { Plan } from '../model/plan.ts'
import type { Finding } from '../model/result.ts'
import type { BySide } from '../model/side.ts'
import type { JudgedVerdict } from '../model/verdict.ts'

/** Stands where a benchmark's id would stand when a finding concerns the built side as a whole. */
const wholeSide = 'package'

interface Pair {
  /** Which of several Node.js they are for; `null` when there is one. */
  readonly runtime: string | null
  readonly builds: BySide<Build | null>
}

/** How the exact metrics are read off a built side, by metric id; `null` when it has none. */
const readers: Readonly<Record<string, (build: Build) => number | null>> = {
  'addon-size': ({ addons }) =>
    addons.length === 0 ? null : addons.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
}

/**
 * Findings of the metrics that have no noise: the two values are compared, not tested. They inform
 * and never fail a check.
 */
export function exactFindings(plan: Plan, { runtime, builds }: Pair): readonly Finding[] {
  const { base, head } = builds
  if (base === null || head === null) return []
  return plan.metrics.flatMap((metric) => {
    const read = readers[metric.id]
    if (metric.assume !== 'exact' || read === undefined) return []
    const values = { base: read(base), head: read(head) }
    if (values.base === null || values.head === null || values.base <= 0) return []
    return [
      {
        benchmarkId: runtime === null ? wholeSide : idUnder(wholeSide, runtime),
        metric: metric.id,
        verdict: verdictOf(metric, values.head / values.base),
        baseCentre: values.base,
        headCentre: values.head,
        judged: null,
        threshold: metric.threshold,
        beyondLimit: false,
        minutesToSettle: null,
      },
    ]
  })
}

function verdictOf({ better, threshold }: Metric, ratio: number): JudgedVerdict {
  const worse = better === 'lower' ? ratio : 1 / ratio
  if (worse >= 1 + threshold) return 'regression'
  return worse <= 1 / (1 + threshold) ? 'improvement' : 'unchanged'
}
