import { z } from 'zod'
import { benchmarkSchema, functionBenchmarkSchema } from './benchmark.ts'
import { historyRowSchema } from '../judging/history.ts'
import { metricSchema } from '../judging/metric.ts'
import { placementsSchema } from './placement.ts'
import { revisionSchema } from '../build/revision.ts'
import { bySideSchema } from '../build/side.ts'
import { shardSchema } from './shard.ts'
import { studySchema } from './study.ts'
import { storedPresetSchema } from './suite.ts'
import { secondsSchema, text } from '../text.ts'

/** What the verdicts promise, fixed before the first sample. */
export const policySchema = z.strictObject({
  /** Chance that any unchanged row of the table is called slower or faster. */
  alpha: z.number().positive().max(0.5),
  /** Chance, per row, that a change at the threshold is called the same. */
  alphaEquivalence: z.number().positive().max(0.5),
  /** Numbers of pairs at which the judge looks, ascending. */
  looks: z.array(z.number().int().positive()).min(1).max(50),
  /** A regression fails the check when its whole interval lies beyond this ratio; `null`: the row's threshold. */
  limit: z.number().positive().nullable(),
})

/** Which benchmarks were asked for; what was not said is absent. */
const chosenSchema = z.strictObject({
  /** Folder of the benchmarks. */
  benchmarks: text(1000).optional(),
  /** `promises`, or one benchmark of it, `promises/chain`. */
  suite: text(300).optional(),
  preset: storedPresetSchema.optional(),
  only: z.array(text(300)).max(100).optional(),
})

/** All that decides what will be run and how it will be judged. */
export const planSchema = z.strictObject({
  revisions: bySideSchema(revisionSchema),
  benchmarks: z.array(benchmarkSchema).max(10_000),
  /** Ids that exist on one side only. */
  added: z.array(functionBenchmarkSchema.shape.id).max(10_000),
  removed: z.array(functionBenchmarkSchema.shape.id).max(10_000),
  metrics: z.array(metricSchema).max(200),
  policy: policySchema,
  /** What the machine has shown of its noise in these benchmarks; empty when nothing is known. */
  history: z.array(historyRowSchema).max(50_000),
  /** Every coin and every order is drawn from it; an unsigned 32-bit number. */
  seed: z.number().int().min(0).max(0xffffffff),
  /** No new round starts after this long; `null` for no limit. */
  budgetSeconds: secondsSchema.nullable(),
  /** Share of base-against-base blocks, 0…1; 0 for none. */
  controlShare: z.number().min(0).max(1),
  /** Every round measures base against another build of base, too. */
  rebuildControl: z.literal(true).optional(),
  /** How the addons that were compiled here are linked anew for every round; absent where there are none. */
  placements: placementsSchema.optional(),
  /** Which part of a larger table this is; absent where it is all of it. */
  shard: shardSchema.optional(),
  /** Absent where nothing was asked for in particular. */
  chosen: chosenSchema.optional(),
  /** The tables of the published study that the suite reproduces. */
  study: studySchema.optional(),
})

/** What the verdicts promise. */
export type Policy = z.infer<typeof policySchema>

/** All that decides what will be run and how it will be judged. */
export type Plan = z.infer<typeof planSchema>
