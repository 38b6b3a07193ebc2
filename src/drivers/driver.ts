import type { Benchmark } from '../model/run/benchmark.ts'
import type { Block, Readings, Series, SpentTime, Pilot } from '../model/run/sample.ts'
import type { Metric } from '../model/judging/metric.ts'
import type { BySlot } from './actors.ts'

/** Everything that a driver may know about a block. */
export interface DriverContext<Measured = Benchmark> {
  readonly benchmark: Measured
  readonly block: Block
  readonly pilot: Pilot
  /** All metrics that the run should yield; a driver fills in those that it can. */
  readonly metrics: readonly Metric[]
}

/** The result of a block. */
export interface BlockYield extends BySlot<Readings> {
  /** Only for a benchmark that requests it. */
  readonly series?: BySlot<Series>
  /** Seconds of both slots; a driver that cannot tell parts of its time leaves them out. */
  readonly spentTime?: Omit<SpentTime, 'start'>
}

/** How a block interleaves its two runs: it calls both actors, never at once and never knowing which side one is. */
export type Driver<Actor, Measured = Benchmark> = (
  actors: BySlot<Actor>,
  context: DriverContext<Measured>,
) => Promise<BlockYield>
