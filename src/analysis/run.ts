import type { Failure } from '../model/judging/failure.ts'
import type { Pilot } from '../model/run/pilot.ts'
import type { Plan } from '../model/run/plan.ts'
import type { Sample } from '../model/run/sample.ts'

/** A run as far as it has come, as its journal tells. */
export interface Run {
  readonly plan: Plan
  readonly pilots: readonly Pilot[]
  readonly samples: readonly Sample[]
  readonly failures: readonly Failure[]
}
