import type { RunContext } from '../../host/github/actions.ts'
import type { GitHub } from '../../host/github/github.ts'
import type { Clock } from '../../host/clock.ts'
import type { LiveRecord } from '../../model/run/live-record.ts'

/** Where and how a run shows its progress. */
export interface LiveRequest {
  /** Full id of the head commit. */
  readonly headSha: string
  /** The head before it, whose checks may have been left open; `null` when there is none. */
  readonly headBefore: string | null
  /** Number of the pull request; `null` writes no comment. */
  readonly pullRequest: number | null
  readonly key: string
  /** Whether a comment may be created if there is none. */
  readonly mayCreate: boolean
  /** How the check ends if the run leaves no result: as `fail-on` says of a failure. */
  readonly withoutResult: LiveRecord['withoutResult']
  readonly run: RunContext
  /** A client with short time limits; loaded when it is first needed. */
  readonly github: () => Promise<GitHub>
  readonly login: string
  /** Stores what a later step needs to finish what this one has begun. */
  readonly remember: (record: LiveRecord) => void
  /** Prints a line into the log. */
  readonly tell: (line: string) => void
  readonly clock: Pick<Clock, 'monotonicSeconds' | 'sleep'>
}
