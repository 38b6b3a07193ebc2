import { z } from 'zod'
import { loadedAddonSchema } from '../build/build.ts'
import { bySideSchema } from '../build/side.ts'
import { countSchema, secondsSchema, text } from '../text.ts'

/**
 * The result of a benchmark's pilot run; the same for both sides, so that both do the same work.
 */
export const pilotSchema = z.strictObject({
  benchmarkId: text(300),
  /** Calls of the benchmark's function per batch; 1 for a whole command. */
  iterations: z.number().int().positive(),
  /** Pairs of batches per block, or of whole runs for a command. */
  batches: z.number().int().positive(),
  /** Expected length of one block, in seconds. */
  blockSeconds: secondsSchema,
  /** Observations of the pilot, such as work that does not grow with the number of calls. */
  notes: z.array(text(500)).max(20),
  /** What its calls leave undone; absent where they do what they say, and where this was not looked at. */
  doubts: z.array(text(700)).max(10).optional(),
  /**
   * Calls that every process makes before the timed ones, where calls get dearer the more came before: both
   * sides, all blocks and all runs measure the same age. Absent where a warm-up goes by time.
   */
  age: countSchema.optional(),
  /**
   * Native addons that each side's processes had loaded after their work; absent when this was not
   * checked, as for whole commands.
   */
  addons: bySideSchema(z.array(loadedAddonSchema).max(200)).optional(),
  /** Number of calls tried before the result was found. */
  calls: countSchema,
  /** When it began, in seconds from the start of the run, and what it took; absent where it was done before. */
  ran: z.strictObject({ startedAtSeconds: secondsSchema, seconds: secondsSchema }).optional(),
})

/** The result of a benchmark's pilot run. */
export type Pilot = z.infer<typeof pilotSchema>

/**
 * Whether a block times a single call of each side. The call with which a process starts is as long, which
 * is as much as a warm-up may take: there is no other.
 */
export function isOneCall({ iterations, batches }: Pick<Pilot, 'iterations' | 'batches'>): boolean {
  return iterations === 1 && batches === 1
}
