import type { Benchmark, DriverId } from '../model/run/benchmark.ts'
import type { Block } from '../model/run/block.ts'
import type { Metric } from '../model/judging/metric.ts'
import type { Pilot } from '../model/run/pilot.ts'
import type { Readings, Series } from '../model/run/sample.ts'
import type { BySlot } from './slot.ts'

/** All that a driver may know of a block. */
export interface DriverContext<Measured = Benchmark> {
  readonly benchmark: Measured
  readonly block: Block
  readonly pilot: Pilot
  /** Everything that the run shall yield; a driver fills in what it can. */
  readonly metrics: readonly Metric[]
}

/** What a block yields. */
export interface BlockYield extends BySlot<Readings> {
  /** Only of a benchmark that asks for it. */
  readonly series?: BySlot<Series>
}

/**
 * How a block interleaves its two runs: speaks to the actor in either slot, never to both at once, and
 * returns one set of readings for each. It never learns which side an actor is; tests hand it actors
 * that have no process.
 */
export interface Driver<Actor, Measured = Benchmark> {
  readonly id: DriverId
  readonly block: (actors: BySlot<Actor>, context: DriverContext<Measured>) => Promise<BlockYield>
}
