import type { JudgedVerdict } from '../../model/judging/verdict.ts'
import type { Direction } from '../../model/judging/metric.ts'
import type { RecordCommit } from './record-line.ts'

/** One commit on the curve of a benchmark. Levels are natural logarithms, 0 at the curve's beginning. */
export interface CurvePoint {
  readonly commit: RecordCommit
  readonly level: number
  /** Ends of the 95% interval of the level against the beginning of its part of the curve. */
  readonly low: number
  readonly high: number
  /** The commit was measured against nothing that is on the curve: its level is that of the one before. */
  readonly isBroken: boolean
  /** What the comparison that placed it said; `null` at a beginning. */
  readonly verdict: JudgedVerdict | null
  /** Position of the commit that it was placed against; `null` at a beginning. */
  readonly against: number | null
  readonly measuredAt: string
  readonly report: string | null
  /** Digest of the class of machine. */
  readonly machine: string
}

/** What happened on a curve. */
export interface CurveChange {
  /** In one comparison, or in small parts over several. */
  readonly kind: 'step' | 'creep'
  /** Indexes of points: the one before the change, and the last one of it. */
  readonly from: number
  readonly to: number
  /** Ratio after / before − 1, with its 95% interval. */
  readonly estimate: number
  readonly low: number
  readonly high: number
}

/** The curve of one benchmark and metric on the machines of one key. */
export interface RecordCurve {
  readonly key: string
  readonly benchmark: string
  readonly metric: string
  readonly better: Direction
  /** In the order of the branch. */
  readonly points: readonly CurvePoint[]
  readonly changes: readonly CurveChange[]
}
