import { z } from 'zod'

/** How much of a suite to measure: a sample for CI, the study's own parameters, or a wide range. */
export type Preset = z.infer<typeof presetSchema>
export const presetSchema = z.enum(['quick', 'published', 'sweep'])
