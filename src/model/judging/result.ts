import { z } from 'zod'
import { appliedAcceptanceSchema } from './acceptance.ts'
import { builtFields } from '../build/difference.ts'
import { failureSchema } from './failure.ts'
import { geometricMeanSchema, judgedRowSchema, warningSchema } from './judged-row.ts'
import { machineSchema } from '../machine/machine.ts'
import { planSchema, unmeasuredCauseSchema } from '../run/plan.ts'
import { bySideSchema } from '../build/side.ts'
import { parseDocument } from '../complaint-of.ts'
import { countSchema, secondsSchema, text } from '../text.ts'
import { mostShards, shardSchema } from '../run/shard.ts'
import { verdictSchema } from './verdict.ts'
import { stageSchema } from '../run/journal.ts'

/** Where the time of a run went; of several machines, their sum. */
export type RunTime = z.infer<typeof runTimeSchema>
export const runTimeSchema = z.strictObject({
  /** Seconds of each stage, in the order of their first end. */
  stages: z
    .array(z.strictObject({ stage: stageSchema, seconds: secondsSchema }))
    .max(stageSchema.options.length),
  /** Of all blocks together, those included that were measured again. */
  blocks: z.strictObject({
    count: countSchema,
    /** Sum over the blocks: more than those of their stage where several ran at once. */
    seconds: secondsSchema,
  }),
})

const times = z.array(z.number().positive()).max(1000)

/** The first calls of one side over all judged blocks, in seconds. */
export type Curve = z.infer<typeof curveSchema>
export const curveSchema = z.strictObject({
  /** For each call by position, first call first: the median over the blocks, and the quartiles. */
  median: times,
  lower: times,
  upper: times,
  /** Over all calls of all blocks together. */
  candlestick: z.strictObject({
    least: z.number().positive(),
    lower: z.number().positive(),
    mean: z.number().positive(),
    upper: z.number().positive(),
    most: z.number().positive(),
  }),
})

/** How a benchmark warms up on both sides. It is shown, not judged. */
export type Curves = z.infer<typeof curvesSchema>
export const curvesSchema = z.strictObject({
  benchmarkId: text(300),
  blocks: countSchema,
  curve: bySideSchema(curveSchema),
})

/** How far layouts of base lie apart in one row. */
export type LayoutSpread = z.infer<typeof layoutSpreadSchema>
export const layoutSpreadSchema = z.strictObject({
  benchmarkId: text(300),
  metric: text(100),
  /** Standard deviation of one layout, as a ratio: 0.07 for 7%. */
  ratio: z.number().min(0),
})

/** A row of which processes ended by themselves, by their own exit or error or at the user's time limit. */
export type OwnEnds = z.infer<typeof ownEndsSchema>
const ownEndsSchema = z.strictObject({
  benchmarkId: text(300),
  /** How many did, of each side. */
  failed: bySideSchema(countSchema),
  /** How many were started. */
  processes: bySideSchema(countSchema),
})

/** Format name and version in every result. */
export const resultFormat = 'deadheat-result/2'

/** Nobody waits for longer than this, whatever it would settle. */
export const longestAdviceSeconds = 3600

/** The conclusion for one benchmark and metric. */
export type Finding = z.infer<typeof findingSchema>
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
  acceptance: appliedAcceptanceSchema.optional(),
  /** Estimated minutes for `pairsToSettle`, or until what was not measured can be called; `null` without any. */
  minutesToSettle: z.number().min(0).nullable(),
  /** Why it was not measured; absent for other verdicts. */
  cause: unmeasuredCauseSchema.optional(),
})

/** One part of a table that several machines measured. */
export type MeasuredShard = z.infer<typeof measuredShardSchema>
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
export type Conclusion = z.infer<typeof conclusionSchema>
export const conclusionSchema = z.enum(['success', 'failure', 'neutral'])

/** The analysed outcome of a run: one document from which every report is made. */
export type Result = z.infer<typeof resultSchema>
export const resultSchema = z.strictObject({
  format: z.literal(resultFormat),
  /** The version of deadheat. */
  version: text(50),
  startedAt: z.iso.datetime(),
  seconds: secondsSchema,
  /** Where the time went, building and preparing included; absent where no stage ended. */
  time: runTimeSchema.optional(),
  plan: planSchema,
  /** What parts have to say, by their names; each part parses its own. */
  parts: z.record(text(50), z.unknown()),
  machine: machineSchema,
  ...builtFields,
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
  /** Rows of which a process ended by itself and was started again; absent when there are none. */
  ownEnds: z.array(ownEndsSchema).max(10_000).optional(),
  /** Only when benchmarks request a series of first calls. */
  curves: z.array(curvesSchema).max(10_000).optional(),
  geometricMeans: z.array(geometricMeanSchema).max(200),
  /** Warnings about the run as a whole. */
  warnings: z.array(warningSchema).max(200),
  /** Number of measured blocks, without warm-up and control blocks. */
  pairs: countSchema,
  /** Number of blocks that were disturbed by the machine, measured again, and not judged. */
  repeats: countSchema,
  conclusion: conclusionSchema,
})

/** Parses a `result.json`; a UsageError with the file, the JSON path and what was expected there. */
export function parseResult(content: string, what: string, file: string): Result {
  return parseDocument(resultSchema, { content, what, file, format: resultFormat })
}
