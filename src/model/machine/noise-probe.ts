import { z } from 'zod'
import { secondsSchema } from '../text.ts'

/**
 * One program measured against itself like a benchmark: log ratios of the two slots, one per window
 * of about 20 ms, window by window and process pair by process pair.
 */
export const noiseProbeRunSchema = z.strictObject({
  windows: z
    .array(z.array(z.number().min(-1000).max(1000)).min(1).max(1000))
    .min(1)
    .max(100),
  seconds: secondsSchema,
})

/** The result of the noise probe. */
export const noiseProbeSchema = z.strictObject({
  /** Half of a 95% interval after 30 seconds of measuring, as a ratio. */
  resolution: z.number().min(0),
  /** Standard deviation of the windows within one process pair: the noise of the machine alone. */
  noise: z.number().min(0),
})

/** One program measured against itself. */
export type NoiseProbeRun = z.infer<typeof noiseProbeRunSchema>

/** The result of the noise probe. */
export type NoiseProbe = z.infer<typeof noiseProbeSchema>
