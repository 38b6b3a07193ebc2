import type { Placement } from '../host/host.ts'
import type { Benchmark } from '../model/benchmark.ts'
import type { Seat } from './seat.ts'

/** A side's run of a benchmark, and the CPUs that it is bound to. */
export interface ActorRequest {
  readonly benchmark: Benchmark
  readonly seat: Seat
  readonly placement: Placement
}
