import { z } from 'zod'
import { driverIdSchema } from './benchmark.ts'
import { loadedAddonSchema } from '../build/build.ts'
import { bySideSchema } from '../build/side.ts'
import { countSchema, secondsSchema, text } from '../text.ts'

/** What a benchmark's pilot run found; the same for both sides, so that both do the same work. */
export const pilotSchema = z.strictObject({
  benchmarkId: text(300),
  /** Calls of the benchmark's function in one batch; 1 for a whole command. */
  iterations: z.number().int().positive(),
  /** Pairs of batches in one block; of whole runs for a command. */
  batches: z.number().int().positive(),
  /** Expected length of one block. */
  blockSeconds: secondsSchema,
  /** What the pilot noticed, such as work that does not grow with the number of calls. */
  notes: z.array(text(500)).max(20),
  /** On both sides a call costs much more the more there were before it, so that no number is its cost. */
  grows: z.literal(true).optional(),
  /** The driver that suits better than the planned one; absent when the planned one does. */
  driver: driverIdSchema.exclude(['suite']).optional(),
  /**
   * Native addons that each side's processes had loaded when their work was done; absent where nobody
   * looked, as in whole commands.
   */
  addons: bySideSchema(z.array(loadedAddonSchema).max(200)).optional(),
  /** Calls tried before this was settled. */
  calls: countSchema,
})

/** What a benchmark's pilot run found. */
export type Pilot = z.infer<typeof pilotSchema>
