import type { Direction, Metric, Unit } from '../model/judging/metric.ts'
import type { SuiteRow } from '../model/run/suite.ts'
import { gatingMetric, rate, time } from './index.ts'

/** What values of a unit are called, and which direction goes without saying. */
const nouns: Readonly<Record<Unit, readonly [noun: string, usual: Direction | null]>> = {
  s: ['time', 'lower'],
  B: ['size', 'lower'],
  count: ['count', null],
  per_s: ['rate', 'higher'],
  ratio: ['ratio', null],
}

/** The metric of a suite's row: time, rate, or one of its own, which gates as well; a statistic is in its label. */
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
  const [noun, usual] = nouns[unit]
  const label = usual === better ? noun : `${noun} (${better} is better)`
  const id = `reported-${noun}-${better}`
  return gatingMetric({ id, label, unit, better, threshold: 0.02, own: true })
}
