import type { Direction, Metric, Unit } from '../model/judging/metric.ts'
import type { SuiteRow } from '../model/run/suite.ts'
import { rate, time } from './index.ts'

const nouns: Readonly<Record<Unit, string>> = {
  s: 'time',
  B: 'size',
  count: 'count',
  per_s: 'rate',
  ratio: 'ratio',
}

const usualDirections: Readonly<Record<Unit, Direction | null>> = {
  s: 'lower',
  B: 'lower',
  count: null,
  per_s: 'higher',
  ratio: null,
}

/**
 * The metric of a suite's row: time or rate, and for any other unit and direction a metric of its
 * own that gates as well, because it is all that the row reports. Where a row names a statistic,
 * the metric's label includes it: `median time`.
 */
export function rowMetric({
  unit,
  better,
  statistic,
}: Pick<SuiteRow, 'unit' | 'better' | 'statistic'>): Metric {
  const plain = plainMetric(unit, better)
  if (statistic === undefined) return plain
  const id = `${statistic}-${plain.id}`
  return { ...plain, id, label: `${statistic} ${plain.label}`, own: true }
}

function plainMetric(unit: Unit, better: Direction): Metric {
  if (unit === 's' && better === 'lower') return time
  if (unit === 'per_s' && better === 'higher') return rate
  const noun = nouns[unit]
  const label = usualDirections[unit] === better ? noun : `${noun} (${better} is better)`
  return {
    id: `reported-${noun}-${better}`,
    label,
    unit,
    better,
    assume: 'nothing',
    gates: true,
    threshold: 0.02,
    own: true,
  }
}
