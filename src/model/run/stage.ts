import { z } from 'zod'

/**
 * What a run does, one after the other: build both sides; find, describe and plan the benchmarks; check
 * the machine; try each benchmark once; measure blocks; judge, at the looks and finally; profile.
 */
export const stageSchema = z.enum([
  'build',
  'prepare',
  'probe',
  'pilots',
  'blocks',
  'judge',
  'profiles',
])

/** What a run does, one after the other. */
export type Stage = z.infer<typeof stageSchema>
