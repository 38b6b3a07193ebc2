import type { Unit } from '../../../model/judging/metric.ts'
import type { Verdict } from '../../../model/judging/verdict.ts'

/** A line of the table as the page holds it; changes are head / base − 1. */
export interface PageRow {
  readonly id: string
  /** The id without its Node.js, which stands in a cell of its own. */
  readonly name: string
  readonly node: string | null
  /** Label of the metric that leads the row, where it is not the main one. */
  readonly metric: string | null
  readonly unit: Unit
  readonly verdict: Verdict
  /** The verdict as people say it. */
  readonly word: string
  readonly change: number | null
  readonly low: number | null
  readonly high: number | null
  readonly base: number | null
  readonly head: number | null
  readonly floor: number | null
  readonly threshold: number | null
  /** A regression that fails the check. */
  readonly beyond: boolean
  readonly accepted: boolean
  /** Warnings on the metrics that gate it. */
  readonly warnings: number
  /** Gating metrics that say otherwise, in words. */
  readonly others: string
}
