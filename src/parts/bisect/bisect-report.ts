import type { BisectAlone, BisectCommit, BisectMeasured } from './bisect-record.ts'

/** A difference from GOOD, as a ratio, with its 95% interval. */
export interface BisectLevel {
  readonly estimate: number
  readonly ci: readonly [number, number]
  /** Label of the measured commit that it comes from. */
  readonly label: string
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
}

/** A part of the whole difference that the largest step does not explain. */
export interface BisectGap {
  readonly from: BisectCommit
  readonly to: BisectCommit
  /** Difference of `to` from `from`, as a ratio, with its 95% interval. */
  readonly estimate: number
  readonly ci: readonly [number, number]
}

/** What a bisection has found out so far. */
export interface BisectReport {
  readonly good: BisectCommit
  readonly bad: BisectCommit
  /** Number of commits that may have made the change. */
  readonly commits: number
  /** The row that is bisected, at BAD; `null` if no row differs there. */
  readonly row: BisectMeasured | null
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
    | (BisectAlone & { readonly commit: BisectCommit; readonly before: BisectCommit })
    | null
}

/** Whether the change was found, explains the whole difference, and nothing is left to measure. */
export function isAnswered({ change, unexplained, open }: BisectReport): boolean {
  return change?.isFound === true && unexplained.length === 0 && !open
}
