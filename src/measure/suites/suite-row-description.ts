import type { Parameters } from '../../model/run/benchmark.ts'
import type { Metric } from '../../model/judging/metric.ts'

/** One row of a suite. */
export interface SuiteRowDescription {
  readonly name: string
  readonly parameters: Parameters
  readonly command: readonly string[]
  readonly metrics: readonly Metric[]
}
