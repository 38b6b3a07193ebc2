import type { Host } from '../host/host.ts'
import type { Plan } from '../model/run/plan.ts'
import type { Settings } from '../settings/settings.ts'
import type { CheckedRequest, Session } from './session.ts'

/** What planning asks of a part. */
export interface PlanningPart {
  /**
   * Called before anything is started.
   *
   * @throws UsageError when something that it reads has to change
   */
  readonly check?: (request: CheckedRequest, host: Host) => Promise<void>
  /** Whether several machines share the table: this run measures a share of it, or deals all of it. */
  readonly deals?: (settings: Settings) => 'a share' | 'all' | null
  /** The plan with rows of its own, or without some. */
  readonly plan?: (plan: Plan, session: Session) => Plan | Promise<Plan>
}
