import type { Failure } from '../model/failure.ts'
import type { Pilot } from '../model/pilot.ts'
import type { Plan } from '../model/plan.ts'
import type { Sample } from '../model/sample.ts'

/** A run as far as it has come, as its journal tells. */
export interface Run {
  readonly plan: Plan
  readonly pilots: readonly Pilot[]
  readonly samples: readonly Sample[]
  readonly failures: readonly Failure[]
}
