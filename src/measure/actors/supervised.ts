import type { Placement } from '../../host/process/processes.ts'
import type { Benchmark } from '../../model/run/benchmark.ts'
import type { Target } from '../targets/target.ts'
import type { Disturbance } from './disturbance-of.ts'
import type { SideError } from './side-error.ts'

/** A side's actor, and what whoever runs a block has to know of the process behind it. */
export interface Supervised<Actor> {
  readonly actor: Actor
  /** Limit for the time that it is busy; absent where its errors say themselves what took too long. */
  readonly limitSeconds?: number
  /** Seconds that starting it took. */
  readonly startSeconds?: () => number
  /** What disturbed it while it was up; `null` before its end, and where the machine does not tell. */
  readonly disturbance?: () => Disturbance | null
  /** What is wrong with the clock of one that is still up, or `null`. */
  readonly forged?: () => Promise<SideError | null>
  /** Ends what of it still runs. */
  readonly release?: () => Promise<void>
}

/** A side's run of a benchmark, and the CPUs that it is bound to. */
export interface ActorRequest {
  readonly benchmark: Benchmark
  readonly target: Target
  readonly placement: Placement
}
