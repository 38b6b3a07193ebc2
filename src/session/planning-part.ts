import type { Plan } from '../model/run/plan.ts'
import type { Settings } from '../settings/settings.ts'

/** What planning asks of a part. */
export interface PlanningPart {
  /** Whether several machines share the table: this run measures a share of it, or deals all of it. */
  readonly deals?: (settings: Settings) => 'a share' | 'all' | null
  /** The plan with rows of its own, or without some. */
  readonly plan?: (plan: Plan, settings: Settings) => Plan
}
