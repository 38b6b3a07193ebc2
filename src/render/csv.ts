import { type Benchmark, contestOf } from '../model/run/benchmark.ts'
import type { Metric } from '../model/judging/metric.ts'
import type { Result } from '../model/judging/result.ts'
import type { Sample } from '../model/run/sample.ts'
import { notMeasured } from './rows/not-measured.ts'

const samplesOfPiece = 500

/** One line: a metric of a sample. */
interface SampleLine extends Sample {
  readonly metric: Metric
  readonly benchmark: Benchmark | undefined
}

const columns: Readonly<Record<string, (line: SampleLine) => CsvCell>> = {
  block: ({ block }) => block.index,
  round: ({ block }) => block.round,
  benchmark: ({ block }) => block.benchmarkId,
  node: ({ benchmark }) => benchmark?.runtime ?? null,
  driver: ({ block }) => block.driver,
  coin: ({ block }) => block.coin,
  kind: ({ block }) => block.kind,
  metric: ({ metric }) => metric.id,
  unit: ({ metric }) => metric.unit,
  base: ({ base, metric }) => base[metric.id] ?? null,
  head: ({ head, metric }) => head[metric.id] ?? null,
  started_at_s: ({ startedAtSeconds }) => startedAtSeconds,
  block_s: ({ seconds }) => seconds,
  load_average: ({ machine }) => machine.loadAverage,
  steal_ratio: ({ machine }) => machine.stealRatio,
  base_run_delay_ratio: ({ machine }) => machine.runDelayRatio.base,
  base_involuntary_switches: ({ machine }) => machine.involuntarySwitches.base,
  head_run_delay_ratio: ({ machine }) => machine.runDelayRatio.head,
  head_involuntary_switches: ({ machine }) => machine.involuntarySwitches.head,
  reference: ({ benchmark }) => (benchmark && contestOf(benchmark)?.labels.base) ?? null,
  contender: ({ benchmark }) => (benchmark && contestOf(benchmark)?.labels.head) ?? null,
  cause: () => null,
}

/**
 * Every sample in measured order, one line per metric, in base units (RFC 4180: lines end in CR LF, missing values are
 * empty); then what was not measured, and why. In a contest, base is the reference and head the contender. Returns the
 * text in pieces, because that of a long run is larger than all that it shows.
 */
export function* samplesCsv(
  result: Pick<Result, 'plan' | 'findings' | 'shards' | 'seconds'>,
  samples: readonly Sample[],
): Generator<string> {
  const { plan } = result
  const benchmarks = new Map(plan.benchmarks.map((benchmark) => [benchmark.id, benchmark]))
  const linesOf = (sample: Sample): readonly string[] => {
    const benchmark = benchmarks.get(sample.block.benchmarkId)
    return plan.metrics
      .filter(({ id }) => Object.hasOwn(sample.base, id) || Object.hasOwn(sample.head, id))
      .map((metric) => {
        const line = { ...sample, metric, benchmark }
        return csvLine(Object.values(columns).map((cell) => cell(line)))
      })
  }
  yield csvLine(Object.keys(columns))
  for (let at = 0; at < samples.length; at += samplesOfPiece) {
    yield samples
      .slice(at, at + samplesOfPiece)
      .flatMap(linesOf)
      .join('')
  }
  for (const { title, ids } of notMeasured(result)) {
    for (const benchmark of ids) {
      const cells: Readonly<Record<string, string>> = {
        benchmark,
        kind: 'not-measured',
        cause: title,
      }
      yield csvLine(Object.keys(columns).map((column) => cells[column] ?? null))
    }
  }
}

/** Content of a CSV cell; `null` is empty. */
export type CsvCell = string | number | boolean | null

/** One line of a CSV file with its end (RFC 4180). No spreadsheet runs its cells as formulas. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}

/** Spreadsheets run text that begins like this as a formula. */
const formulaStart = /^(?=[=+\-@\t\r\n|%])/

function cellText(cell: CsvCell): string {
  if (typeof cell !== 'string') return String(cell ?? '')
  const visible = cell.replace(formulaStart, "'").replaceAll(/[^\P{Cc}\t\r\n]/gu, '\uFFFD')
  return /[",\r\n]/.test(visible) ? `"${visible.replaceAll('"', '""')}"` : visible
}
