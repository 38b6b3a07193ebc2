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
import { bySideSchema } from '../build/side.ts'
import { countSchema, secondsSchema, text } from '../text.ts'
import { variantSchema } from '../run/variant.ts'
import { verdictSchema } from './verdict.ts'

/** Word and number that every result carries. */
export const resultFormat = 'deadheat-result/1'

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
  /** A regression whose whole interval lies beyond the limit. */
  beyondLimit: z.boolean(),
  /**
   * What a maintainer has accepted of it; `beyondLimit` then tells whether it lies wholly beyond the
   * bound. Absent where nothing was accepted.
   */
  acceptance: acceptanceSchema.pick({ bound: true, reason: true, by: true }).optional(),
  /** Minutes that `pairsToSettle` would cost; `null` when the row is settled or nothing is known. */
  minutesToSettle: z.number().min(0).nullable(),
})

/** What base showed against another build of itself: differences that no change of code has made. */
export const rebuildControlSchema = z.strictObject({
  twin: buildSchema,
  /** Blocks of base against its control build, warm-up left out. */
  pairs: countSchema,
  /** Where the two differ, at 95 % each, and by how much as a ratio: no change up to it is called. */
  floors: z
    .array(z.strictObject({ benchmarkId: text(300), metric: text(100), ratio: z.number().min(0) }))
    .max(50_000),
})

/** How a check ends: `neutral` when nothing could be told. */
export const conclusionSchema = z.enum(['success', 'failure', 'neutral'])

/** The analysed outcome of a run: one document, and all that a report is made from. */
export const resultSchema = z.strictObject({
  format: z.literal(resultFormat),
  /** Of deadheat. */
  version: text(50),
  startedAt: z.iso.datetime(),
  seconds: secondsSchema,
  plan: planSchema,
  machine: machineSchema,
  builds: bySideSchema(buildSchema.nullable()),
  /** All builds where there are several Node.js; `builds` is the first whole pair of them. */
  variants: z.array(variantSchema).max(10).optional(),
  /** What differs between the sides besides their code; absent where it was not checked. */
  differences: z.array(differenceSchema).max(10_000).optional(),
  /** What two builds of base showed; absent when it was built once. */
  rebuildControl: rebuildControlSchema.optional(),
  /** Only of benchmarks whose addons were measured in cycles of links, because their layouts differ. */
  layouts: z.array(layoutSpreadSchema).max(10_000).optional(),
  findings: z.array(findingSchema).max(50_000),
  failures: z.array(failureSchema).max(10_000),
  /** Only when benchmarks ask for a series of first calls. */
  curves: z.array(curvesSchema).max(10_000).optional(),
  /** Only of benchmarks that ask to be profiled. */
  profiles: z.array(profileSchema).max(1000).optional(),
  geometricMeans: z.array(geometricMeanSchema).max(200),
  /** Doubts about the run as a whole. */
  warnings: z.array(warningSchema).max(200),
  /** Blocks that were measured, warm-up and control blocks left out. */
  pairs: countSchema,
  /** Blocks that the machine disturbed, so that they were measured again and the first try not judged. */
  repeats: countSchema,
  conclusion: conclusionSchema,
})

/** The conclusion for one benchmark and metric. */
export type Finding = z.infer<typeof findingSchema>

/** How a check ends. */
export type Conclusion = z.infer<typeof conclusionSchema>

/** The analysed outcome of a run. */
export type Result = z.infer<typeof resultSchema>
