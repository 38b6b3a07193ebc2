import { z } from 'zod'
import { buildSchema } from '../build/build.ts'
import { differenceSchema } from '../build/difference.ts'
import { failureSchema } from '../judging/failure.ts'
import { machineSchema } from '../machine/machine.ts'
import { pilotSchema } from './pilot.ts'
import { planSchema } from './plan.ts'
import { profileSchema } from '../judging/profile.ts'
import { sampleSchema } from './sample.ts'
import { bySideSchema } from '../build/side.ts'
import { noiseProbeRunSchema } from '../machine/noise-probe.ts'
import { secondsSchema, text } from '../text.ts'
import { variantSchema } from './variant.ts'

/** Word and number that the first line of every journal carries. */
export const journalFormat = 'deadheat-journal/2'

/** Reason of an `end` entry after which no block is missing. */
export const nothingLeft = 'nothing is left to measure'

/** One line of the journal: everything that happened, in order, appended and never changed. */
export const journalEntrySchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('run'),
    format: z.literal(journalFormat),
    version: text(50),
    startedAt: z.iso.datetime(),
    plan: planSchema,
    machine: machineSchema,
    builds: bySideSchema(buildSchema.nullable()),
    /** All builds where there are several Node.js; `builds` is the first whole pair of them. */
    variants: z.array(variantSchema).max(10).optional(),
    /** What differs between the sides besides their code; absent where it was not checked. */
    differences: z.array(differenceSchema).max(10_000).optional(),
    /** Another build of base, when base is compared with it. */
    twin: buildSchema.optional(),
  }),
  z.strictObject({ type: z.literal('pilot'), pilot: pilotSchema }),
  z.strictObject({ type: z.literal('sample'), sample: sampleSchema }),
  // A pair that the machine disturbed; it was taken again and is not judged.
  z.strictObject({ type: z.literal('disturbed'), sample: sampleSchema }),
  z.strictObject({ type: z.literal('failure'), failure: failureSchema }),
  // No step of the run: what the machine was like before the first pilot, and after the last block.
  z.strictObject({
    type: z.literal('trial'),
    when: z.enum(['before', 'after']),
    trial: noiseProbeRunSchema,
  }),
  // No step of the run either: taken after the last block, and nothing of it is judged.
  z.strictObject({ type: z.literal('profile'), profile: profileSchema }),
  // A run that was continued has one for each time it came to an end; the last one counts.
  z.strictObject({ type: z.literal('end'), seconds: secondsSchema, reason: text(200) }),
])

/** One line of the journal. */
export type JournalEntry = z.infer<typeof journalEntrySchema>

/** The first line of a journal. */
export type RunEntry = Extract<JournalEntry, { type: 'run' }>
