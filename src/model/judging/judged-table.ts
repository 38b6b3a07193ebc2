import { z } from 'zod'
import type { Coin } from '../run/block.ts'
import type { Direction } from './metric.ts'
import { countSchema, text } from '../text.ts'
import { judgedVerdictSchema } from './verdict.ts'

/** One row for the judge: the pairs of one benchmark and metric, in the order they were taken. */
export interface RowSeries {
  readonly name: string
  readonly metric: string
  readonly unit: string
  readonly direction: Direction
  /** Practical threshold as a ratio, 0.02 for ±2 %. */
  readonly threshold: number
  /** `[base, head]` values; a pair with a missing, zero, negative or non-finite member is dropped. */
  readonly pairs: readonly (readonly [number | null, number | null])[]
  /** Which side came first in each pair, as long as `pairs`, or empty when not known. */
  readonly order: readonly Coin[]
  /** Machine state of each pair, as long as `pairs`, or empty when not known. */
  readonly contention: readonly PairContention[]
}

/** What disturbed one pair; `null` where the machine does not tell. */
export interface PairContention {
  /** Time spent runnable but not running over wall time, the worse of both sides. */
  readonly runDelayRatio: number | null
  /** Share of time that a hypervisor took away. */
  readonly stealRatio: number | null
  /** Switches that were not asked for, the worse of both sides. */
  readonly involuntarySwitches: number | null
}

/** A table for the judge. */
export interface Table {
  /** Chance that any unchanged row of the table is called changed, 0…1. */
  readonly alpha: number
  /** Chance that a change at the threshold is called the same, per row, 0…1. */
  readonly alphaEquivalence: number
  /** Numbers of pairs at which the data are looked at, ascending. */
  readonly looks: readonly number[]
  /** Whether one more look is taken for large changes, where that is possible before the plan's own. */
  readonly early?: true
  /** False while more pairs may come. */
  readonly final: boolean
  /** Number of tests that share alpha; at least the number of rows. */
  readonly family: number
  readonly rows: readonly RowSeries[]
}

/** A doubt about a row or a run, with what would hint it. It never changes a number. */
export const warningSchema = z.strictObject({ code: text(100), text: text(1000) })

/** What the judge says of a row. Ratios are head / base − 1: +0.05 is 5 % more. */
export const judgedRowSchema = z.strictObject({
  name: text(300),
  metric: text(100),
  verdict: judgedVerdictSchema,
  /** `null` when there is no pair. */
  estimate: z.number().nullable(),
  /** At least 95 % at its look; `[null, null]` when there are too few pairs for one. */
  ci: z.tuple([z.number().nullable(), z.number().nullable()]),
  /** Valid at every look. */
  p: z.number().min(0).max(1),
  /** The same after correction over the whole table. */
  pAdjusted: z.number().min(0).max(1),
  /** Pairs that counted. */
  pairs: countSchema,
  /** Failed pairs, left out. */
  dropped: countSchema,
  /** Pairs that the numbers rest on. */
  look: countSchema,
  /** Further pairs that would probably settle the row; 0 when it is settled. */
  pairsToSettle: countSchema,
  /** Smallest change that this many pairs would call 4 times in 5; `null` below two pairs. */
  smallestDetectable: z.number().nullable(),
  /** Spread of one pair's log ratio, as a standard deviation; `null` below two pairs. */
  pairSpread: z.number().nullable(),
  /** A difference that is certain, and lies within the threshold. */
  realButSmall: z.boolean(),
  warnings: z.array(warningSchema).max(20),
})

/** The geometric mean of one metric over all rows that can be compared. */
export const geometricMeanSchema = z.strictObject({
  metric: text(100),
  /** head / base − 1. */
  estimate: z.number(),
  ci: z.tuple([z.number(), z.number()]),
  rows: countSchema,
})

/** A doubt, with what would hint it. */
export type Warning = z.infer<typeof warningSchema>

/** What the judge says of a row. */
export type JudgedRow = z.infer<typeof judgedRowSchema>

/** The geometric mean of one metric over all comparable rows. */
export type GeometricMean = z.infer<typeof geometricMeanSchema>

/** What the judge says of a table. */
export interface JudgedTable {
  readonly rows: readonly JudgedRow[]
  readonly geometricMeans: readonly GeometricMean[]
}
