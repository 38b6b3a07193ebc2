import { type Benchmark, contestOf } from '../model/run/benchmark.ts'
import type { Metric } from '../model/judging/metric.ts'
import type { Result } from '../model/judging/result.ts'
import type { Sample } from '../model/run/sample.ts'
import { sides } from '../model/build/side.ts'
import { notMeasured } from './rows/not-measured.ts'
import { csvLine, type CsvCell } from './text/csv-line.ts'

const samplesOfPiece = 500

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
  'reference',
  'contender',
  'cause',
]

/**
 * Every sample in measured order, one line per metric, in base units (RFC 4180: lines end in CR LF,
 * missing values are empty); then what was not measured, and why. In a contest, base is the reference
 * and head the contender.
 *
 * @returns the text in pieces, because that of a long run is larger than all that it shows
 */
export function* samplesCsv(
  result: Pick<Result, 'plan' | 'findings' | 'shards'>,
  samples: readonly Sample[],
): Generator<string> {
  const { plan } = result
  const benchmarks = new Map(plan.benchmarks.map((benchmark) => [benchmark.id, benchmark]))
  const linesOf = (sample: Sample): readonly string[] =>
    plan.metrics
      .filter(({ id }) => Object.hasOwn(sample.base, id) || Object.hasOwn(sample.head, id))
      .map((metric) => csvLine(cellsOf(sample, metric, benchmarks.get(sample.block.benchmarkId))))
  yield csvLine(columns)
  for (let at = 0; at < samples.length; at += samplesOfPiece) {
    yield samples
      .slice(at, at + samplesOfPiece)
      .flatMap(linesOf)
      .join('')
  }
  for (const { title, ids } of notMeasured(result)) {
    yield ids
      .map((id) => csvLine(columns.map((column) => notMeasuredCells(id, title)[column] ?? null)))
      .join('')
  }
}

function notMeasuredCells(id: string, title: string): Readonly<Record<string, string>> {
  return { benchmark: id, kind: 'not-measured', cause: title }
}

function cellsOf(
  { block, base, head, machine, ...times }: Sample,
  metric: Metric,
  benchmark: Benchmark | undefined,
): readonly CsvCell[] {
  const contest = benchmark === undefined ? null : contestOf(benchmark)
  return [
    block.index,
    block.round,
    block.benchmarkId,
    benchmark?.runtime ?? null,
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
    contest?.labels.base ?? null,
    contest?.labels.head ?? null,
    null,
  ]
}
