import type { Failure } from '../../../model/judging/failure.ts'
import type { Finding } from '../../../model/judging/result.ts'
import type { PageFigures } from './page-figures.ts'

/** What a row tells when it is opened. */
export interface RowDetail {
  /** The metric that leads the row first, then those that gate, then those that inform. */
  readonly metrics: readonly MetricDetail[]
  /** `null` where the page has no samples. */
  readonly blocks: BlockColumns | null
  /** Numbers of pairs at which the judge looked. */
  readonly looks: readonly number[]
  readonly failures: readonly Failure[]
  /** Who accepted the regression, up to where and why. */
  readonly acceptance: NonNullable<Finding['acceptance']> | null
  /** Markup of what parts show of it. */
  readonly parts: readonly string[]
  /** The command that measures this row alone again. */
  readonly command: string
}

/** One metric of a row. */
export interface MetricDetail extends PageFigures {
  readonly id: string
  readonly label: string
  readonly gates: boolean
  /** Its estimate with the interval, and what it is held against, as clauses; empty where there is none. */
  readonly estimate: string
  readonly limits: string
  /** What would probably settle it, as a sentence. */
  readonly settling: string
  readonly warnings: readonly string[]
  /** head / base − 1 of each block; `null` where the page has none of this metric. */
  readonly series: readonly (number | null)[] | null
}

/** What is known of the blocks of a row, in the order in which they were measured. */
export interface BlockColumns {
  /** One letter each: `w` warm-up, `p` pair, `d` disturbed and not judged, `c` control. */
  readonly kinds: string
  /** The side in slot one, `B` or `H` each. */
  readonly coins: string
  /** Which layout of the code each had, from 0 in order of appearance; `null` where it was as built. */
  readonly layouts: readonly (number | null)[]
}
