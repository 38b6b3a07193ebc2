import { z } from 'zod'

/** How much of a suite to measure: a sample for CI, the study's own parameters, or a wide range. */
export const presetSchema = z.enum(['quick', 'published', 'sweep'])

/** How much of a suite to measure. */
export type Preset = z.infer<typeof presetSchema>
