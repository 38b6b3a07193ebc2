import type { Placement } from '../../host/process/processes.ts'
import type { Benchmark } from '../../model/run/benchmark.ts'
import type { Target } from '../targets/target.ts'
import type { Disturbance } from './disturbance-of.ts'
import type { SideError } from './side-error.ts'

/** A side's actor, and what `runBlock` needs to know about the process behind it. */
export interface SupervisedActor<Actor> {
  readonly actor: Actor
  /** Limit of its busy time; absent when its own errors say what took too long. */
  readonly limitSeconds?: number
  /** Seconds that starting it took. */
  readonly startSeconds?: () => number
  /**
   * What disturbed it while it was running; `null` before its end, and where not reported by the
   * system.
   */
  readonly disturbance?: () => Disturbance | null
  /** What is wrong with its clock, asked while it is running, or `null`. */
  readonly forged?: () => Promise<SideError | null>
  /** Ends all of it that is still running. */
  readonly release?: () => Promise<void>
}

/** A side's run of a benchmark, and the CPUs that it is bound to. */
export interface ActorRequest<Measured extends Benchmark> {
  readonly benchmark: Measured
  readonly target: Target
  readonly placement: Placement
}
