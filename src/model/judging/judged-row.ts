import { z } from 'zod'
import type { Coin } from '../run/sample.ts'
import type { Direction } from './metric.ts'
import { countSchema, text } from '../text.ts'
import { judgedVerdictSchema } from './verdict.ts'

/** One row for the judge: the pairs of one benchmark and metric, in the order they were measured. */
export interface RowSeries {
  readonly name: string
  /** Names of the two: `base` and `head`, or those of contenders. */
  readonly labels: { readonly base: string; readonly head: string }
  readonly metric: string
  readonly unit: string
  readonly direction: Direction
  /** Practical threshold as a ratio: 0.02 for ±2%. */
  readonly threshold: number
  /** `[base, head]` values; a pair with a missing, zero, negative or non-finite member is dropped. */
  readonly pairs: readonly (readonly [number | null, number | null])[]
  /** Which side ran first in each pair; as long as `pairs`, or empty when unknown. */
  readonly order: readonly Coin[]
  /** Machine state of each pair; as long as `pairs`, or empty when unknown. */
  readonly contention: readonly PairContention[]
  /** The first blocks; `null` unless the lot has decided which are controls, and none is missing. */
  readonly early: EarlyBlocks | null
  /** What the row costs in all; `null` where only its pairs are known, or matter. */
  readonly costs: RowCosts | null
}

/** What a row costs in all. */
export interface RowCosts {
  /** Whether a change in all is claimed as well: one more test that shares alpha. */
  readonly isTested: boolean
  /** As long as the row's `pairs`. */
  readonly pairs: readonly Readonly<Record<'base' | 'head', Cost>>[]
}

/** What the calls of one side cost in one pair; the more, the worse. */
export interface Cost {
  /** Of all calls; 0 where it is not known, and where the pair does not count. */
  readonly mean: number
  /** Share of batches, requests or runs that are far slower than is typical, 0…1. */
  readonly farShare: number
  /** Mean of a call in these; 0 where there are none. */
  readonly farTime: number
}

/** The first blocks of one benchmark and metric. */
export interface EarlyBlocks {
  /** `[base, head]` values above 0. */
  readonly pairs: readonly (readonly [number, number])[]
  /** `[base, base]` values above 0. */
  readonly controls: readonly (readonly [number, number])[]
}

/** What disturbed one pair; `null` where the system does not report it. */
export interface PairContention {
  /** Time spent runnable but not running over wall time, the worse of both sides. */
  readonly runDelayRatio: number | null
  /** Share of time taken by the hypervisor, 0…1. */
  readonly stealRatio: number | null
}

/** A table for the judge. */
export interface Table {
  /** Probability that any unchanged row of the table is called changed, 0…1. */
  readonly alpha: number
  /** Probability per row that a change at the threshold is called the same, 0…1. */
  readonly alphaEquivalence: number
  /** Numbers of pairs at which the data are analysed, ascending. */
  readonly looks: readonly number[]
  /** Whether to add one earlier look for large changes, where that is possible. */
  readonly early: boolean
  /** The look at which a change of all times of a benchmark is called together; `null` for none. */
  readonly joint: JointTable | null
  /** `false` while more pairs may follow. */
  readonly final: boolean
  /** Number of tests that share alpha; at least the number of rows. */
  readonly family: number
  readonly rows: readonly RowSeries[]
}

/** The joint look of a table. */
export interface JointTable {
  readonly pairs: number
  readonly controls: number
  /** Number of benchmarks that share alpha. */
  readonly rows: number
}

/** The code of warnings about what the calls of a benchmark leave undone; they stand beside its name. */
export const undoneCode = 'undone'

/** A warning about a row or a run, with a hint. It never changes a number. */
export type Warning = z.infer<typeof warningSchema>
export const warningSchema = z.strictObject({ code: text(100), text: text(1000) })

/** The judge's conclusion for a row. Ratios are head / base − 1: +0.05 is 5% more. */
export type JudgedRow = z.infer<typeof judgedRowSchema>
export const judgedRowSchema = z.strictObject({
  name: text(300),
  metric: text(100),
  verdict: judgedVerdictSchema,
  /** `null` when there are too few pairs for an interval: they show no change. */
  estimate: z.number().nullable(),
  /** Confidence interval of at least 95% at its look; `[null, null]` when there are too few pairs. */
  ci: z.tuple([z.number().nullable(), z.number().nullable()]),
  /** By how much head may be worse in all, as a ratio, where that is more than its interval says; `null`: by any. */
  atWorst: z.number().nullable().optional(),
  /** Two-sided p that is valid at every look. */
  p: z.number().min(0).max(1),
  /** The same after correction over the whole table. */
  pAdjusted: z.number().min(0).max(1),
  /** Number of pairs used. */
  pairs: countSchema,
  /** Number of failed pairs, left out. */
  dropped: countSchema,
  /** The look, in pairs, that the numbers come from. */
  look: countSchema,
  /** Further pairs that would probably settle the row; 0 when it is settled. */
  pairsToSettle: countSchema,
  /** Smallest change that this many pairs would detect with 80% power; `null` below two pairs. */
  smallestDetectable: z.number().nullable(),
  /** Standard deviation of one pair's log ratio; `null` below two pairs. */
  pairSpread: z.number().nullable(),
  /** Whether a difference is certain but within the threshold. */
  realButSmall: z.boolean(),
  warnings: z.array(warningSchema).max(20),
})

/** The geometric mean of one metric over all comparable rows. */
export type GeometricMean = z.infer<typeof geometricMeanSchema>
export const geometricMeanSchema = z.strictObject({
  metric: text(100),
  /** head / base − 1. */
  estimate: z.number(),
  ci: z.tuple([z.number(), z.number()]),
  rows: countSchema,
})
