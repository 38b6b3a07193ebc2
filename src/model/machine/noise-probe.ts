import { z } from 'zod'
import { secondsSchema } from '../text.ts'

/**
 * One program against itself, as a benchmark would be measured: log ratios of the two slots, one for
 * each window of about 20 ms, window by window, process pair by process pair.
 */
export const noiseProbeRunSchema = z.strictObject({
  windows: z.array(z.array(z.number()).min(1).max(1000)).min(1).max(100),
  seconds: secondsSchema,
})

/** What a trial of the machine shows. */
export const noiseProbeSchema = z.strictObject({
  /** Half of a 95 % interval after half a minute of measuring, as a ratio. */
  resolution: z.number().min(0),
  /** Spread of the windows of one process pair: the unrest of the machine alone. */
  noise: z.number().min(0),
})

/** One program against itself. */
export type NoiseProbeRun = z.infer<typeof noiseProbeRunSchema>

/** What a trial of the machine shows. */
export type NoiseProbe = z.infer<typeof noiseProbeSchema>
