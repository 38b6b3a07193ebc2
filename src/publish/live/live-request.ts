import type { RunContext } from '../../host/github/actions.ts'
import type { GitHub } from '../../host/github/github.ts'
import type { Clock } from '../../host/clock.ts'
import type { LiveRecord } from '../../model/run/live-record.ts'

/** Where and how a run is to show how far it is. */
export interface LiveRequest {
  /** The commit that is proposed. */
  readonly headSha: string
  /** The head before it, whose checks may have been left open; `null` when there is none. */
  readonly headBefore: string | null
  /** `null` leaves the comment alone. */
  readonly pullRequest: number | null
  readonly key: string
  /** Whether a comment may be written where there is none. */
  readonly mayCreate: boolean
  readonly run: RunContext
  /** A client that waits for nothing long; loaded when there is something to say. */
  readonly github: () => Promise<GitHub>
  readonly login: string
  /** Keeps what a later step needs to finish what this one has begun. */
  readonly remember: (record: LiveRecord) => void
  /** A line for the log. */
  readonly tell: (line: string) => void
  readonly clock: Pick<Clock, 'monotonicSeconds' | 'sleep'>
}
