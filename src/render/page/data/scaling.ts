import { comparesSides, type Benchmark, type Parameters } from '../../../model/run/benchmark.ts'
import { groupedBy } from '../../../model/grouped-by.ts'
import type { Metric } from '../../../model/judging/metric.ts'
import type { Finding, Result } from '../../../model/judging/result.ts'

/** Number of values from which a curve is drawn without a request. */
const fewestValues = 3

/** One value of the parameter with its measurements, in the metric's unit. */
export interface ScalingPoint {
  readonly value: number
  readonly base: number
  readonly head: number
  /**
   * The value in proportion to base's first point; `null` when the benchmark claims no proportion.
   * Where the work grows with the parameter, it is flat up to the number of CPUs.
   */
  readonly ideal: number | null
}

/** How a benchmark's main metric depends on one of its numeric parameters. */
export interface ScalingCurve {
  readonly parameter: string
  readonly metric: Metric
  /** At least two, ascending by the parameter's value. */
  readonly points: readonly ScalingPoint[]
}

/**
 * The curves over one numeric parameter: the one that the benchmark says it scales with, or its
 * only one with three or more values.
 *
 * @returns by the ids of the benchmarks that are points of one
 */
export function scalingsOf({
  plan,
  findings,
  machine,
}: Pick<Result, 'plan' | 'findings' | 'machine'>): ReadonlyMap<string, ScalingCurve> {
  const metric = plan.metrics.find(({ gates }) => gates)
  if (metric === undefined) return new Map()
  const findingsById = new Map(
    findings.flatMap((finding) =>
      finding.metric === metric.id ? [[finding.benchmarkId, finding] as const] : [],
    ),
  )
  const families = groupedBy(plan.benchmarks.filter(comparesSides), ({ suite, name, runtime }) =>
    JSON.stringify([suite, name, runtime]),
  )
  return new Map(
    [...families.values()].flatMap((family) => {
      const { scaling: claim, growing: isGrowing } = family[0] ?? {}
      const parameter = claim ?? onlyNumeric(family)
      if (parameter === undefined) return []
      // The least time, in any unit, of as many equal tasks at once as the value says, or of one in so many parts.
      const timesOf = (value: number): number =>
        isGrowing === true ? Math.max(1, value / Math.max(1, machine.cpus)) : 1 / value
      const groups = groupedBy(family, ({ parameters }) =>
        JSON.stringify({ ...parameters, [parameter]: null }),
      )
      return [...groups.values()].flatMap((group) => {
        const points = withIdeal(
          group
            .flatMap(({ id, parameters }) => pointOf(parameters[parameter], findingsById.get(id)))
            .toSorted((first, second) => first.value - second.value),
          claim === undefined ? null : { metric, timesOf },
        )
        const curve = { parameter, metric, points }
        return points.length > 1 ? group.map(({ id }) => [id, curve] as const) : []
      })
    }),
  )
}

function onlyNumeric(benchmarks: readonly Benchmark[]): string | undefined {
  const names = Object.keys(benchmarks[0]?.parameters ?? {}).filter((name) => {
    const values = new Set(benchmarks.map(({ parameters }) => parameters[name]))
    return values.size >= fewestValues && [...values].every((value) => typeof value === 'number')
  })
  return names.length === 1 ? names[0] : undefined
}

function pointOf(
  value: Parameters[string] | undefined,
  finding: Finding | undefined,
): readonly Omit<ScalingPoint, 'ideal'>[] {
  const base = finding?.baseCentre ?? 0
  const head = finding?.headCentre ?? 0
  return typeof value === 'number' && base > 0 && head > 0 ? [{ value, base, head }] : []
}

function withIdeal(
  points: readonly Omit<ScalingPoint, 'ideal'>[],
  claim: { readonly metric: Metric; readonly timesOf: (value: number) => number } | null,
): readonly ScalingPoint[] {
  const [first] = points
  return points.map((point) => {
    if (claim === null || first === undefined) return { ...point, ideal: null }
    const times = claim.timesOf(point.value) / claim.timesOf(first.value)
    const isTime = claim.metric.better === 'lower'
    return { ...point, ideal: isTime ? first.base * times : first.base / times }
  })
}
