import { z } from 'zod'
import { benchmarkSchema, functionBenchmarkSchema } from './benchmark.ts'
import { metricSchema } from '../judging/metric.ts'
import { placementsSchema } from './placement.ts'
import { revisionSchema } from '../build/revision.ts'
import { bySideSchema } from '../build/side.ts'
import { shardSchema } from './shard.ts'
import { presetSchema } from './suite.ts'
import { countSchema, digestSchema, secondsSchema, text } from '../text.ts'

/** Which states of a table fail the check. */
export const failOnSchema = z.array(z.enum(['regression', 'failure', 'undecided'])).max(3)

/** What fails the check where nobody says otherwise. */
export const usualFailOn = ['regression', 'failure'] as const

/**
 * Why something was left out before the first block: the budget has no room for it, nothing that differs can be
 * reached from it, or it loads a published copy of the package instead of the side's.
 */
export const leftOutCauseSchema = z.enum(['too-long', 'no-room', 'unchanged', 'published-copy'])

/** A benchmark, or a whole suite, that was to be measured and is not. */
export type LeftOut = Readonly<z.infer<typeof leftOutSchema>>
const leftOutSchema = z.strictObject({
  id: functionBenchmarkSchema.shape.id,
  cause: leftOutCauseSchema,
  /** What it would take until it can be called; absent where that is not known. */
  seconds: secondsSchema.optional(),
})

/** What of a change no row reaches. */
export type Unreached = Readonly<z.infer<typeof unreachedSchema>>
const unreachedSchema = z.strictObject({
  /** How many files differ between the built sides. */
  differing: z.number().int().min(0),
  /** How many files of a side the unchanged rows load. */
  loaded: z.number().int().min(0),
  /** Files that are shipped and that no row reaches. */
  shipped: z.array(text(1000)).max(20),
})

/** Why something was not measured. */
export const unmeasuredCauseSchema = z.enum([
  ...leftOutCauseSchema.exclude(['unchanged']).options,
  'not-reached',
  'no-value',
  'no-journal',
])

/** The guarantees of the verdicts, fixed before the first sample. */
export type Policy = z.infer<typeof policySchema>
export const policySchema = z.strictObject({
  /** Probability that any unchanged row of the table is called slower or faster. */
  alpha: z.number().positive().max(0.5),
  /** Probability per row that a change at the threshold is called the same. */
  alphaEquivalence: z.number().positive().max(0.5),
  /** Numbers of pairs at which the judge looks, ascending. */
  looks: z.array(z.number().int().positive()).min(1).max(50),
  /** A regression whose whole interval is beyond this ratio fails the check; `null` stands for the row's threshold. */
  limit: z.number().positive().nullable(),
  /** Which states of the table fail the check; empty when it only informs. */
  failOn: failOnSchema,
})

/** The benchmarks that the user selected; absent keys were not given. */
const chosenSchema = z.strictObject({
  /** The benchmark folder. */
  benchmarks: text(1000).optional(),
  /** `promises`, or one benchmark of it: `promises/chain`; or a folder. */
  suite: text(1000).optional(),
  /** SHA-256 of the files of a suite from elsewhere. */
  suiteDigest: digestSchema.optional(),
  preset: presetSchema.optional(),
  /** Values of parameters, as the user wrote them. */
  set: z.array(text(10_000)).max(100).optional(),
  only: z.array(text(300)).max(100).optional(),
  /** Variables and flags of Node.js for benchmarks, the same on both sides. */
  environment: z.array(text(10_000)).max(100).optional(),
  nodeFlags: z.array(text(200)).max(50).optional(),
  /** As the user wrote them. */
  axis: z.array(text(2000)).max(20).optional(),
  /** The contenders of `versus`, as words for a shell. */
  contenders: z.array(text(10_000)).max(1000).optional(),
  /** The words behind `deadheat study`. */
  study: z.array(text(1000)).min(1).max(3).optional(),
})

/** What a Node.js weighs by itself. */
export type NodeWeight = z.infer<typeof nodeWeightSchema>
export const nodeWeightSchema = z.strictObject({
  /** Of a process that does nothing. */
  peakMemoryBytes: countSchema,
  /** From the start of the process until it could run a script. */
  startSeconds: secondsSchema,
  /** Of the executable. */
  sizeBytes: countSchema,
})

/** Everything that decides what is run and how it is judged. */
export type Plan = z.infer<typeof planSchema>
export const planSchema = z.strictObject({
  revisions: bySideSchema(revisionSchema),
  /** The rows: those of base and head first, then those with other seats. */
  benchmarks: z.array(benchmarkSchema).max(20_000),
  /** Ids of benchmarks that exist on one side only. */
  added: z.array(functionBenchmarkSchema.shape.id).max(10_000),
  removed: z.array(functionBenchmarkSchema.shape.id).max(10_000),
  /** What a call of added ones takes on head alone; absent when there are none. */
  figures: z
    .array(z.strictObject({ id: functionBenchmarkSchema.shape.id, seconds: secondsSchema }))
    .max(10_000)
    .optional(),
  /** Ids of benchmarks and whole suites that were to be measured and are not; absent when there are none. */
  leftOut: z.array(leftOutSchema).max(10_000).optional(),
  /** Absent where no row is unchanged. */
  unreached: unreachedSchema.optional(),
  /** Paths in the folder of benchmarks of scripts and data that head has edited; absent when there are none. */
  edited: z.array(text(1000)).max(100).optional(),
  metrics: z.array(metricSchema).max(200),
  /** Where the sides differ in nothing but their Node.js; its memory is taken off that of the rows. */
  nodeItself: bySideSchema(nodeWeightSchema).optional(),
  policy: policySchema,
  /** Seed of every coin and order, an unsigned 32-bit number. */
  seed: z.number().int().min(0).max(0xffffffff),
  /** No new round starts after this many seconds; `null` for no limit. */
  budgetSeconds: secondsSchema.nullable(),
  /** Share of base-against-base blocks, 0…1; 0 for none. */
  controlShare: z.number().min(0).max(1),
  /**
   * The first blocks of every benchmark, so many pairs and controls in an order drawn by lot, and one
   * in each round. Absent where controls come in rounds of their own accord.
   */
  earlyControls: z
    .strictObject({
      pairs: z.number().int().min(1).max(1000),
      controls: z.number().int().min(1).max(10),
    })
    .optional(),
  /** How addons compiled here are relinked for every round; absent when there are none. */
  placements: placementsSchema.optional(),
  /** Which part of a larger table this is; absent where it is all of it. */
  shard: shardSchema.optional(),
  /** Absent where nothing was asked for in particular. */
  chosen: chosenSchema.optional(),
  /** What parts have added, by their names; each part parses its own. */
  parts: z.record(text(50), z.unknown()).optional(),
})

/** Whether the addons of a plan are linked again for every round. */
export function isLinkedPlan({ placements }: Plan): boolean {
  return placements !== undefined && !('refused' in placements)
}
