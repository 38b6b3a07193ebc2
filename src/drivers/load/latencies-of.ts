import type { Readings } from '../../model/run/sample.ts'
import { quantileOf } from '../../stats/quantile-of.ts'

/**
 * The latency metrics of a server.
 *
 * @param seconds - of every timed request, at least one
 */
export function latenciesOf(seconds: readonly number[]): Readings {
  const sortedValues = seconds.toSorted((first, second) => first - second)
  return {
    'latency-p50': quantileOf(sortedValues, 0.5),
    'latency-p95': quantileOf(sortedValues, 0.95),
    'latency-p99': quantileOf(sortedValues, 0.99),
  }
}
