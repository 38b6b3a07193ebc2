import { z } from 'zod'

/** How much of a suite to measure: a sample for CI, the study's own parameters, or a wide range. */
export const presets = ['quick', 'published', 'sweep'] as const

/** Accepted names of a preset: `seed` is the old name of `published`. */
export const givenPresetSchema = z.preprocess(
  (name) => (name === 'seed' ? 'published' : name),
  z.enum(presets),
)

/** Names of a preset that a journal may contain. */
export const storedPresetSchema = z.enum([...presets, 'seed'])

/** One of them, by its name today. */
export type Preset = (typeof presets)[number]
