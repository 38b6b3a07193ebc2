import type { LoneChange, BisectCommit, MeasuredCommit, BisectRecord } from './bisect-record.ts'
import {
  ancestryOf,
  largestStep,
  type LargestStep,
  type Level,
  type NextCommit,
  type Span,
} from './largest-step.ts'

/** A difference as a ratio − 1, with its 95% interval. */
export type BisectDifference = Pick<MeasuredCommit, 'estimate' | 'ci'>

/** The difference of a measured commit from GOOD. */
export interface BisectLevel extends BisectDifference {
  readonly commit: BisectCommit
}

/** The largest step of the range. */
export interface BisectChange {
  /** The commit that has made it, or several that nothing tells apart, or not yet. */
  readonly commits: readonly BisectCommit[]
  /** Whether nothing is left that could tell them apart, and the step is one for certain. */
  readonly isFound: boolean
  /** The closest measured commit without the change; `null` if that is GOOD, which is 0%. */
  readonly before: BisectLevel | null
  readonly after: BisectLevel
  /** What it is compared with to see the change alone: its measured neighbour before it. */
  readonly previous: BisectCommit
  /** Positions of the last of the commits, and of `previous`; −1 is GOOD. */
  readonly places: { readonly at: number; readonly previous: number }
}

/** A part of the whole difference that the largest step does not explain: of `to` from `from`. */
export interface BisectGap extends BisectDifference {
  readonly from: BisectCommit
  readonly to: BisectCommit
}

/** What a bisection has found out so far. */
export interface BisectReport {
  readonly good: BisectCommit
  readonly bad: BisectCommit
  /** Number of commits that may have made the change. */
  readonly commits: number
  /** The row that is bisected, at BAD; `null` if no row differs there. */
  readonly row: MeasuredCommit | null
  /** `null` without a row. */
  readonly change: BisectChange | null
  /** The change and these make the whole difference of the row, but for less than is looked for. */
  readonly unexplained: readonly BisectGap[]
  readonly skipped: readonly { readonly commit: BisectCommit; readonly reason: string }[]
  /** Measurements so far, and commits besides GOOD that were built for them. */
  readonly steps: number
  readonly builds: number
  /** Whether something is left to measure. */
  readonly open: boolean
  /** The largest change alone, its commit against the one before it; `null` when not measured. */
  readonly alone:
    | (LoneChange & { readonly commit: BisectCommit; readonly before: BisectCommit })
    | null
}

/** What a bisection has found out, and what it measures next. */
export interface Bisection {
  readonly report: BisectReport
  /** `null` when nothing is left to measure. */
  readonly next: NextCommit | null
}

// Half a 95% interval in standard errors.
const halfWidth = 1.959964

/** Whether the change was found, explains the whole difference, and nothing is left to measure. */
export function isAnswered({ change, unexplained, open }: BisectReport): boolean {
  return change?.isFound === true && unexplained.length === 0 && !open
}

/** Reads the recorded steps of a bisection. */
export function bisectionOf({ start, steps, alone }: BisectRecord): Bisection {
  const { good, commits } = start
  const measuredSteps = steps.filter((step) => step.type === 'measured')
  const skippedSteps = steps.filter((step) => step.type === 'skipped')
  const row = measuredSteps.find(({ at }) => at === commits.length - 1) ?? null
  const commitAt = (at: number): BisectCommit => commits[at] ?? good
  const widestStep =
    row === null
      ? null
      : largestStep({
          ancestry: ancestryOf(commits.map(({ parents }) => parents)),
          measured: measuredSteps.map(({ at, estimate, error }) => ({
            at,
            effect: Math.log1p(estimate),
            error,
          })),
          skipped: new Set(skippedSteps.map(({ at }) => at)),
          smallest: Math.log1p(row.threshold),
        })
  return {
    next: widestStep?.next ?? null,
    report: {
      good,
      bad: commitAt(commits.length - 1),
      commits: commits.length,
      row,
      change: widestStep === null ? null : stepChange(widestStep, commitAt),
      unexplained:
        widestStep?.unexplained.map((span) => gapBetween(span, widestStep, commitAt)) ?? [],
      skipped: skippedSteps.map(({ at, reason }) => ({ commit: commitAt(at), reason })),
      steps: steps.length,
      builds: new Set(steps.map(({ at }) => at)).size,
      open: widestStep !== null && widestStep.next !== null,
      alone:
        alone === null
          ? null
          : { ...alone, commit: commitAt(alone.at), before: commitAt(alone.previous) },
    },
  }
}

type CommitAt = (at: number) => BisectCommit

function stepChange(step: LargestStep, commitAt: CommitAt): BisectChange {
  const { commits, isFound, start, end } = step
  const levelOf = (at: number): BisectLevel => ({
    commit: commitAt(at),
    ...ratioOfLevel(step.levelAt(at)),
  })
  return {
    commits: commits.map(commitAt),
    isFound,
    before: start < 0 ? null : levelOf(start),
    after: levelOf(end),
    previous: commitAt(start),
    places: { at: commits.at(-1) ?? end, previous: start },
  }
}

function gapBetween({ start, end }: Span, step: LargestStep, commitAt: CommitAt): BisectGap {
  const [from, to] = [step.levelAt(start), step.levelAt(end)]
  return {
    from: commitAt(start),
    to: commitAt(end),
    ...ratioOfLevel({
      effect: to.effect - from.effect,
      error: Math.hypot(from.error, to.error),
    }),
  }
}

function ratioOfLevel({ effect, error }: Pick<Level, 'effect' | 'error'>): BisectDifference {
  const margin = halfWidth * error
  return {
    estimate: Math.expm1(effect),
    ci: [Math.expm1(effect - margin), Math.expm1(effect + margin)],
  }
}
