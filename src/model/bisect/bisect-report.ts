import type { BisectAlone, BisectCommit, BisectMeasured } from './bisect-record.ts'

/** A difference from GOOD, as a ratio, with its 95 % interval. */
export interface BisectLevel {
  readonly estimate: number
  readonly ci: readonly [number, number]
  /** Label of the measured commit that it comes from. */
  readonly label: string
}

/** One change of the range. */
export interface BisectChange {
  /** The commit that has made it, or several that nothing can tell apart. */
  readonly commits: readonly BisectCommit[]
  /** The probability that one of them has made it, 0…1. */
  readonly probability: number
  readonly found: boolean
  /** One of these has made it with a probability of 95 %. */
  readonly likely: readonly BisectCommit[]
  /** The closest measured commit without the change; `null` if that is GOOD, which is 0 %. */
  readonly before: BisectLevel | null
  readonly after: BisectLevel
  /** What it is compared with to see the change alone: its measured neighbour before it. */
  readonly previous: BisectCommit
}

/** What a bisection has found out so far. */
export interface BisectReport {
  readonly good: BisectCommit
  readonly bad: BisectCommit
  /** Number of commits that may have made the change. */
  readonly commits: number
  /** The row that is bisected, at BAD; `null` if no row differs there. */
  readonly row: BisectMeasured | null
  /** The largest first. */
  readonly changes: readonly BisectChange[]
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
