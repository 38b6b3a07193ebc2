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

/** How the exact metrics of the build are read off a built side, by metric id; `null` when it has none. */
const readers: Readonly<Record<string, (build: Build) => number | null>> = {
  'addon-size': ({ addons }) =>
    addons.length === 0 ? null : addons.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  'install-size': ({ installed }) => installed?.bytes ?? null,
  'install-files': ({ installed }) => installed?.files ?? null,
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
    const id = runtime === null ? wholeSide : idUnder(wholeSide, runtime)
    return [exactFinding(id, metric, { base: values.base, head: values.head })]
  })
}

/** The finding of two values that have no noise: compared, not tested. */
export function exactFinding(
  benchmarkId: string,
  metric: Metric,
  { base, head }: BySide<number>,
): Finding {
  return {
    benchmarkId,
    metric: metric.id,
    verdict: base === head ? 'unchanged' : verdictOf(metric, head / base),
    baseCentre: base,
    headCentre: head,
    judged: null,
    threshold: metric.threshold,
    beyondLimit: false,
    minutesToSettle: null,
  }
}

function verdictOf({ better, threshold }: Metric, ratio: number): JudgedVerdict {
  const worse = better === 'lower' ? ratio : 1 / ratio
  if (worse >= 1 + threshold) return 'regression'
  return worse <= 1 / (1 + threshold) ? 'improvement' : 'unchanged'
}
