import type { Placement } from '../host/host.ts'
import type { Benchmark } from '../model/run/benchmark.ts'
import type { Target } from './target.ts'

/** A side's run of a benchmark, and the CPUs that it is bound to. */
export interface ActorRequest {
  readonly benchmark: Benchmark
  readonly target: Target
  readonly placement: Placement
}
