import type { Failure } from '../model/judging/failure.ts'
import type { Pilot } from '../model/run/pilot.ts'
import type { Plan } from '../model/run/plan.ts'
import type { Sample } from '../model/run/sample.ts'

/** The progress of a run so far, according to its journal. */
export interface Run {
  readonly plan: Plan
  readonly pilots: readonly Pilot[]
  readonly samples: readonly Sample[]
  readonly failures: readonly Failure[]
}
