import { isOfSides, type Benchmark } from '../../model/run/benchmark.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import type { Metric } from '../../model/judging/metric.ts'
import type { Finding, Result } from '../../model/judging/result.ts'
import { plainText } from '../text/escape.ts'
import { valueText } from '../text/format.ts'
import { logColumn } from '../text/log-line.ts'
import { padText } from '../text/width.ts'

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
  /** Name with the values of all other parameters. */
  readonly name: string
  readonly parameter: string
  readonly metric: Metric
  /** At least two, ascending by the parameter's value. */
  readonly points: readonly ScalingPoint[]
}

/**
 * The curves over one numeric parameter: the one that the benchmark says it scales with, or its
 * only one with three or more values.
 */
export function scalingsOf({
  plan,
  findings,
  machine,
}: Pick<Result, 'plan' | 'findings' | 'machine'>): readonly ScalingCurve[] {
  const metric = plan.metrics.find(({ gates }) => gates)
  if (metric === undefined) return []
  const ownFindings = new Map(
    findings.flatMap((finding) =>
      finding.metric === metric.id ? [[finding.benchmarkId, finding] as const] : [],
    ),
  )
  return [
    ...groupedBy(plan.benchmarks.filter(isOfSides), ({ suite, name, runtime }) =>
      JSON.stringify([suite, name, runtime]),
    ).values(),
  ]
    .flatMap((benchmarks) => scalingsIn(benchmarks, metric, ownFindings, machine.cpus))
    .filter(({ points }) => points.length > 1)
}

function scalingsIn(
  benchmarks: readonly Benchmark[],
  metric: Metric,
  findings: ReadonlyMap<string, Finding>,
  cpus: number,
): readonly ScalingCurve[] {
  const { scaling: claim, growing: isGrowing } = benchmarks[0] ?? {}
  const timesOf = isGrowing === true ? timesOnCpus(cpus) : (value: number) => 1 / value
  const parameter = claim ?? onlyNumeric(benchmarks)
  if (parameter === undefined) return []
  return [...groupedBy(benchmarks, (benchmark) => nameWithout(benchmark, parameter))].map(
    ([name, group]) => ({
      name,
      parameter,
      metric,
      points: withIdeal(
        group
          .flatMap((benchmark) => pointOf(benchmark, parameter, findings.get(benchmark.id)))
          .toSorted((first, right) => first.value - right.value),
        claim === undefined ? null : { metric, timesOf },
      ),
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

function nameWithout({ suite, name, parameters, runtime }: Benchmark, parameter: string): string {
  const otherEntries = Object.entries(parameters).filter(([key]) => key !== parameter)
  const path = suite === '' ? name : `${suite}/${name}`
  const node = runtime === undefined ? [] : [`node=${runtime}`]
  return [path, ...otherEntries.map(([key, value]) => `${key}=${String(value)}`), ...node].join(' ')
}

function pointOf(
  { parameters }: Benchmark,
  parameter: string,
  finding: Finding | undefined,
): readonly Omit<ScalingPoint, 'ideal'>[] {
  const value = parameters[parameter]
  const base = finding?.baseCentre ?? 0
  const head = finding?.headCentre ?? 0
  return typeof value === 'number' && base > 0 && head > 0 ? [{ value, base, head }] : []
}

/** The least time, in any unit, of as many equal tasks at once as the value says. */
function timesOnCpus(cpus: number): (value: number) => number {
  return (value) => Math.max(1, value / Math.max(1, cpus))
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

const axisWidth = 31

/** Legend of the signs, for a heading. */
export const scalingLegend = '○ base, ● head, ◉ both, ┆ ideal'

/**
 * A curve over a parameter in text: one line per value, on a logarithmic axis.
 *
 * @returns lines without line ends
 */
export function scalingLines({ name, parameter, metric, points }: ScalingCurve): readonly string[] {
  const all = points.flatMap(({ base, head, ideal }) => [base, head, ideal ?? base])
  const range = { least: Math.min(...all), most: Math.max(...all) }
  const values = points.map(({ value }) => String(value))
  const width = Math.max(...values.map(({ length }) => length))
  const cell = (value: number): string => padText(valueText(value, metric.unit), 9, 'right')
  return [
    `${plainText(name)}: ${plainText(metric.label)} by ${plainText(parameter)}`,
    ...points.map((point, at) =>
      [
        `  ${padText(values[at] ?? '', width, 'right')}`,
        scalingAxis(point, range),
        cell(point.base),
        cell(point.head),
        ...(point.ideal === null ? [] : [`┆ ${valueText(point.ideal, metric.unit)}`]),
      ].join('  '),
    ),
  ]
}

interface AxisRequest {
  readonly least: number
  readonly most: number
}

function scalingAxis({ base, head, ideal }: ScalingPoint, range: AxisRequest): string {
  const signs = Array.from({ length: axisWidth }, () => '·')
  const at = (value: number): number => logColumn(value, range, axisWidth)
  if (ideal !== null) signs[at(ideal)] = '┆'
  signs[at(base)] = '○'
  signs[at(head)] = at(base) === at(head) ? '◉' : '●'
  return signs.join('')
}
