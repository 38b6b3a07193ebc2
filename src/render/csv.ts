import type { Metric } from '../model/judging/metric.ts'
import type { Plan } from '../model/run/plan.ts'
import type { Sample } from '../model/run/sample.ts'
import { sides } from '../model/build/side.ts'
import { csvLine, type CsvCell } from './text/csv-line.ts'

const columns = [
  'block',
  'round',
  'benchmark',
  'node',
  'driver',
  'coin',
  'kind',
  'metric',
  'unit',
  'base',
  'head',
  'started_at_s',
  'block_s',
  'load_average',
  'steal_ratio',
  ...sides.flatMap((side) => [`${side}_run_delay_ratio`, `${side}_involuntary_switches`]),
]

/**
 * Every sample in measured order, one line per metric, in base units (RFC 4180: lines end in CR LF,
 * missing values are empty).
 */
export function samplesCsv(
  plan: Pick<Plan, 'benchmarks' | 'metrics'>,
  samples: readonly Sample[],
): string {
  const runtimes = new Map(plan.benchmarks.map(({ id, runtime }) => [id, runtime ?? null]))
  const lines = samples.flatMap((sample) =>
    plan.metrics
      .filter(({ id }) => Object.hasOwn(sample.base, id) || Object.hasOwn(sample.head, id))
      .map((metric) => cellsOf(sample, metric, runtimes.get(sample.block.benchmarkId) ?? null)),
  )
  return [columns, ...lines].map(csvLine).join('')
}

function cellsOf(
  { block, base, head, machine, ...times }: Sample,
  metric: Metric,
  runtime: string | null,
): readonly CsvCell[] {
  return [
    block.index,
    block.round,
    block.benchmarkId,
    runtime,
    block.driver,
    block.coin,
    block.kind,
    metric.id,
    metric.unit,
    base[metric.id] ?? null,
    head[metric.id] ?? null,
    times.startedAtSeconds,
    times.seconds,
    machine.loadAverage,
    machine.stealRatio,
    ...sides.flatMap((side) => [machine.runDelayRatio[side], machine.involuntarySwitches[side]]),
  ]
}
