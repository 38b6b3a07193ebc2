import type { Clock } from '../host/clock.ts'
import type { RunContext } from '../host/github/actions.ts'
import type { GitHub } from '../host/github/index.ts'
import type { CommentFacts } from '../plan/events/event-facts.ts'

/** Everything that answering a comment needs. */
export interface BotRequest {
  readonly facts: CommentFacts
  /** File name of the measuring workflow. */
  readonly workflow: string
  readonly run: RunContext
  readonly github: GitHub
  /** Login of the account that writes our comments. */
  readonly login: string
  readonly clock: Clock
  /** Prints a line into the log. */
  readonly tell: (line: string) => void
}

/** Everything that starting a run elsewhere needs. */
export type StartRequest = Omit<BotRequest, 'facts'> & {
  readonly facts: Pick<CommentFacts, 'pullRequest' | 'defaultBranch'>
  /** Whether somebody has asked in a comment, who gets a link to the run. */
  readonly replies: boolean
}

/** How a comment was handled. */
export type BotAnswer =
  /** It has no command for us. */
  | 'ignored'
  /** Its author may not give commands. */
  | 'refused'
  /** Its command was carried out. */
  | 'done'
  /** It was answered with a comment; nothing was started. */
  | 'answered'
