import { z } from 'zod'
import { acceptanceSchema } from './acceptance.ts'
import { buildSchema } from '../build/build.ts'
import { differenceSchema } from '../build/difference.ts'
import { curvesSchema } from './curve.ts'
import { failureSchema } from './failure.ts'
import { geometricMeanSchema, judgedRowSchema, warningSchema } from './judged-table.ts'
import { layoutSpreadSchema } from './layout-spread.ts'
import { machineSchema } from '../machine/machine.ts'
import { planSchema } from '../run/plan.ts'
import { profileSchema } from './profile.ts'
import { runTimeSchema } from './run-time.ts'
import { bySideSchema } from '../build/side.ts'
import { countSchema, secondsSchema, text } from '../text.ts'
import { unmeasuredCauseSchema } from '../run/left-out.ts'
import { lanesSchema } from '../run/lanes.ts'
import { mostShards, shardSchema } from '../run/shard.ts'
import { variantSchema } from '../run/variant.ts'
import { verdictSchema } from './verdict.ts'

/** Format name and version in every result. */
export const resultFormat = 'deadheat-result/2'

/** The conclusion for one benchmark and metric. */
export const findingSchema = z.strictObject({
  benchmarkId: text(300),
  /** `null` when the whole benchmark failed or exists on one side only. */
  metric: text(100).nullable(),
  verdict: verdictSchema,
  /** Median over the pairs, in the metric's unit; `null` without a pair. */
  baseCentre: z.number().nullable(),
  headCentre: z.number().nullable(),
  /** `null` when there was nothing to judge. */
  judged: judgedRowSchema.nullable(),
  /** Practical threshold of this row as a ratio. */
  threshold: z.number().nullable(),
  /** Whether the whole interval of the regression is beyond the limit. */
  beyondLimit: z.boolean(),
  /**
   * What a maintainer has accepted; `beyondLimit` then says whether the whole interval is beyond
   * that bound. Absent when nothing was accepted.
   */
  acceptance: acceptanceSchema.pick({ bound: true, reason: true, by: true }).optional(),
  /**
   * Estimated minutes for `pairsToSettle`; `null` when the row is settled or no estimate exists.
   */
  minutesToSettle: z.number().min(0).nullable(),
  /** Why it was not measured; absent for other verdicts, and in results of older versions. */
  cause: unmeasuredCauseSchema.optional(),
})

/** How base compares with another build of itself: differences without any change of code. */
export const rebuildControlSchema = z.strictObject({
  twin: buildSchema,
  /** Number of blocks that compared base with its control build, without warm-up. */
  pairs: countSchema,
  /**
   * Where the two builds differ at 95% confidence, and by how much as a ratio. No change up to
   * this size is called.
   */
  floors: z
    .array(z.strictObject({ benchmarkId: text(300), metric: text(100), ratio: z.number().min(0) }))
    .max(50_000),
})

/** One part of a table that several machines measured. */
export const measuredShardSchema = z.strictObject({
  ...shardSchema.pick({ index: true }).shape,
  machine: machineSchema,
  startedAt: z.iso.datetime(),
  seconds: secondsSchema,
  /** Blocks that were measured, warm-up and control blocks left out. */
  pairs: countSchema,
  /** How many benchmarks it had. */
  benchmarks: countSchema,
})

/** How a check ends: `neutral` when nothing could be told. */
export const conclusionSchema = z.enum(['success', 'failure', 'neutral'])

/** The analysed outcome of a run: one document from which every report is made. */
export const resultSchema = z.strictObject({
  format: z.literal(resultFormat),
  /** The version of deadheat. */
  version: text(50),
  startedAt: z.iso.datetime(),
  seconds: secondsSchema,
  /** Where the time went, building and preparing included; absent in results of older versions. */
  time: runTimeSchema.optional(),
  plan: planSchema,
  machine: machineSchema,
  builds: bySideSchema(buildSchema.nullable()),
  /** All builds when several Node.js versions are measured; `builds` is the first complete pair. */
  variants: z.array(variantSchema).max(10).optional(),
  /** How many blocks were measured at once; absent where each was measured alone and nothing else was tried. */
  lanes: lanesSchema.optional(),
  /** Differences between the sides besides their code; absent when they were not checked. */
  differences: z.array(differenceSchema).max(10_000).optional(),
  /** How two builds of base compare; absent when base was built once. */
  rebuildControl: rebuildControlSchema.optional(),
  /** Only for benchmarks whose addons were measured in cycles of links, because their layouts differ. */
  layouts: z.array(layoutSpreadSchema).max(10_000).optional(),
  /** Who measured what, where several machines did; absent for a table of one machine. */
  shards: z
    .strictObject({
      of: shardSchema.shape.of,
      /** Tests that share alpha, of all shards. */
      family: countSchema,
      /** By index; a shard that left nothing is missing. */
      measured: z.array(measuredShardSchema).max(mostShards),
    })
    .optional(),
  /** In a row with other seats, base stands for the reference and head for the contender. */
  findings: z.array(findingSchema).max(100_000),
  failures: z.array(failureSchema).max(10_000),
  /** Only when benchmarks request a series of first calls. */
  curves: z.array(curvesSchema).max(10_000).optional(),
  /** Of rows that were called changed, and of those that were asked for. */
  profiles: z.array(profileSchema).max(1000).optional(),
  geometricMeans: z.array(geometricMeanSchema).max(200),
  /** Warnings about the run as a whole. */
  warnings: z.array(warningSchema).max(200),
  /** Number of measured blocks, without warm-up and control blocks. */
  pairs: countSchema,
  /** Number of blocks that were disturbed by the machine, measured again, and not judged. */
  repeats: countSchema,
  conclusion: conclusionSchema,
})

/** The conclusion for one benchmark and metric. */
export type Finding = z.infer<typeof findingSchema>

/** One part of a table that several machines measured. */
export type MeasuredShard = z.infer<typeof measuredShardSchema>

/** How a check ends. */
export type Conclusion = z.infer<typeof conclusionSchema>

/** The analysed outcome of a run. */
export type Result = z.infer<typeof resultSchema>
