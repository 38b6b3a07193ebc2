import type { JudgedPart } from '../analysis/judged-part.ts'
import type { GitHub } from '../host/github/index.ts'
import type { Host } from '../host/host.ts'
import type { Schedule } from '../measure/schedule.ts'
import type { Result } from '../model/judging/result.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import type { Plan } from '../model/run/plan.ts'
import type { ShownPart } from '../render/comment/comment-input.ts'
import type { CheckedMachine } from '../session/machine/check-machine.ts'
import type { PreparedVariant } from '../session/stage/prepare-sides.ts'
import type { PlanningPart } from '../session/plan/plan-session.ts'
import type { ComparisonRequest, Session } from '../session/session.ts'
import type { ComparedRun, PartCommand, PipelineRun } from './part-command.ts'
import type { GivenSettings } from '../settings/settings.ts'

/** A run that is about to measure its first block. */
export interface PartRun extends Omit<CheckedMachine, 'hyperfine'> {
  readonly session: Session
  readonly plan: Plan
}

/** What is told of a plan that others measure. */
export interface ToldPlan {
  readonly text: string
  /** As GitHub's `strategy.matrix` takes it. */
  readonly matrix: object
}

/** A run that is over. */
export interface WholeRun {
  readonly request: ComparisonRequest
  readonly run: ComparedRun
  readonly parts: readonly Part[]
  /** Runs another one. */
  readonly compare: PipelineRun
}

/** What is asked of a part besides a table, or in its place. */
export type Asked =
  | {
      /** The plan is told instead of measuring it. */
      readonly tellPlan: (plan: Plan) => ToldPlan
    }
  | {
      /** Settings of a job that is asked this. Of a pull request it measures the head itself, not its merge. */
      readonly inJob: GivenSettings
      /** Goes on with more runs after the whole one, and adds what they say to its result. */
      readonly goOn: (whole: WholeRun, host: Host) => Promise<ComparedRun>
    }

/** What a report knows of a stranger's journal. */
export interface JournalClaims {
  /** Settings of the reporting job. */
  readonly inputs: GivenSettings
  readonly headSha: string
  readonly github: Pick<GitHub, 'commitAt' | 'compareCommits'>
}

/** A run that has measured its last block. */
export interface EndedRun {
  readonly session: Session
  readonly preparedVariants: readonly PreparedVariant[]
  /** What measuring took. */
  readonly seconds: number
  /** What is left of the budget; Infinity without one. */
  readonly secondsLeft: number
  /** The journal so far, and what it says. */
  readonly entries: readonly JournalEntry[]
  readonly result: Result
}

/**
 * A capability that one line of `parts` switches on: without the line it is gone. Every member but the
 * name is optional, and each is called at one place. What a part keeps in a plan, a journal and a result
 * stands under its name, is unknown to the rooms, and parsed by the part, as it may come from strangers.
 */
export interface Part extends JudgedPart, PlanningPart, ShownPart {
  /** Called before the first block: how blocks are dealt to CPUs; `null` for one at a time. */
  readonly before?: (run: PartRun) => Promise<Schedule | null>
  /** Called after the last block. */
  readonly after?: (run: EndedRun) => Promise<void>
  /** What its settings or its command ask besides a table; `null` where nothing. */
  readonly asks?: (request: Pick<ComparisonRequest, 'inputs' | 'bisection'>) => Asked | null
  /** The entries of a stranger's journal with its own as GitHub vouches for them. */
  readonly vouch?: (
    entries: readonly JournalEntry[],
    claims: JournalClaims,
  ) => Promise<readonly JournalEntry[]>
  /** Commands of the terminal. */
  readonly commands?: readonly PartCommand[]
}
