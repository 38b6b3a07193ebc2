import type { RunContext } from '../host/github/actions.ts'
import type { GitHub } from '../host/github/github.ts'
import type { CommentFacts } from '../plan/events/comment-facts.ts'
import type { LiveRequest } from '../publish/live/live-request.ts'

/** All that an answer to a comment needs. */
export interface BotRequest {
  readonly facts: CommentFacts
  /** The file of the workflow that measures. */
  readonly workflow: string
  readonly run: RunContext
  readonly github: GitHub
  /** Login of the account that the comments are written by. */
  readonly login: string
  readonly clock: LiveRequest['clock']
  /** A line for the log. */
  readonly tell: (line: string) => void
}

/** All that is needed to start a run elsewhere. */
export type StartRequest = Omit<BotRequest, 'facts'> & {
  readonly facts: Pick<CommentFacts, 'pullRequest' | 'defaultBranch'>
}

/** What became of a comment. */
export type Answered =
  /** Not for us. */
  | 'ignored'
  /** The author may not give commands. */
  | 'refused'
  /** Understood and done. */
  | 'done'
  /** Answered with words; nothing was started. */
  | 'answered'
