import { type Build, idUnder } from '../../model/build/build.ts'
import type { Metric } from '../../model/judging/metric.ts'
import type { Plan } from '../../model/run/plan.ts'
import type { Finding } from '../../model/judging/result.ts'
import type { BySide, Side } from '../../model/build/side.ts'
import type { JudgedVerdict } from '../../model/judging/verdict.ts'
import { gatesIn, yields } from '../../model/judging/gating.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import type { Sample } from '../../model/run/sample.ts'
import { countedSamples, type Run } from '../run.ts'
import { none } from '../result/findings-from.ts'

/** Takes the place of a benchmark's id in findings about the built side as a whole. */
const wholeSide = 'package'

interface VariantBuilds {
  /** Which of several Node.js versions they belong to; `null` when there is one. */
  readonly runtime: string | null
  readonly builds: BySide<Build | null>
}

/** How to read each exact metric from a build, by metric id; `null` when the build has none. */
const readers: Readonly<Record<string, (build: Build) => number | null>> = {
  'addon-size': (build) => {
    const addons = build.addons.filter(({ path }) => isOfPackage(path, build))
    return addons.length === 0 ? null : addons.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  },
  'install-size': ({ installed }) => installed?.bytes ?? null,
  'install-files': ({ installed }) => installed?.files ?? null,
}

/** Whether a file belongs to the measured package itself, and not to a package that it or its tools need. */
function isOfPackage(
  path: string,
  { directory, packageDirectory }: Pick<Build, 'directory' | 'packageDirectory'>,
): boolean {
  const place = `${directory}/${path}`
  const isBelow = place.startsWith(`${packageDirectory}/`) && !path.startsWith('../')
  return isBelow && !place.includes('/node_modules/', packageDirectory.length)
}

/** Findings of the metrics without noise: two values, compared and not tested, that never fail a check. */
export function exactFindings(plan: Plan, { runtime, builds }: VariantBuilds): readonly Finding[] {
  const { base, head } = builds
  if (base === null || head === null) return []
  return plan.metrics.flatMap((metric) => {
    const read = readers[metric.id]
    if (metric.assume !== 'exact' || read === undefined) return []
    const values = { base: read(base), head: read(head) }
    if (values.base === null || values.head === null || values.base <= 0) return []
    const id = idUnder(wholeSide, runtime)
    return [exactFinding(id, metric, { base: values.base, head: values.head })]
  })
}

/** The finding for two values without noise: compared, not tested. */
function exactFinding(
  benchmarkId: string,
  metric: Metric,
  { base, head }: BySide<number>,
): Finding {
  return {
    ...none(base === head ? 'unchanged' : exactVerdict(metric, head / base))(benchmarkId),
    metric: metric.id,
    baseCentre: base,
    headCentre: head,
    threshold: metric.threshold,
  }
}

function exactVerdict({ better, threshold }: Metric, ratio: number): JudgedVerdict {
  const worse = better === 'lower' ? ratio : 1 / ratio
  if (worse >= 1 + threshold) return 'regression'
  return worse <= 1 / (1 + threshold) ? 'improvement' : 'unchanged'
}

/** Findings of a benchmark's own exact metrics, compared directly; where runs of one side differ, open ones of those that gate. */
export function ownExactFindings({ plan, samples }: Run): readonly Finding[] {
  const metrics = plan.metrics.filter(
    ({ assume, own: isOwn }) => assume === 'exact' && isOwn === true,
  )
  if (metrics.length === 0) return []
  const byBenchmark = groupedBy(countedSamples(samples, 'pair'), ({ block }) => block.benchmarkId)
  return plan.benchmarks.flatMap((benchmark) => {
    const ownSamples = byBenchmark.get(benchmark.id) ?? []
    // Values that differ from run to run may agree in a few.
    if (ownSamples.length < (plan.policy.looks[0] ?? Number.NaN)) return []
    return metrics.flatMap((metric) => {
      if (!yields(benchmark, metric)) return []
      const base = onlyValue(ownSamples, 'base', metric)
      const head = onlyValue(ownSamples, 'head', metric)
      if (base === null || head === null) {
        const isMissed = ownSamples.some((sample) => (sample.base[metric.id] ?? null) !== null)
        const open = { ...none('inconclusive')(benchmark.id), metric: metric.id }
        return isMissed && gatesIn(benchmark, metric) ? [open] : []
      }
      const finding = exactFinding(benchmark.id, metric, { base, head })
      const worse = metric.better === 'lower' ? head / base : base / head
      const isBeyond = worse > 1 + (plan.policy.limit ?? metric.threshold)
      const beyondLimit = finding.verdict === 'regression' && isBeyond && gatesIn(benchmark, metric)
      return [{ ...finding, beyondLimit }]
    })
  })
}

/** The value that all runs of a side agree on, or `null`. */
function onlyValue(samples: readonly Sample[], side: Side, { id }: Metric): number | null {
  const values = new Set(samples.map((sample) => sample[side][id] ?? null))
  const [only] = values
  return values.size === 1 ? (only ?? null) : null
}
