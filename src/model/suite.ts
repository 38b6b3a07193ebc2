import { z } from 'zod'
import { studyTableSchema } from './study.ts'
import { text } from './text.ts'

/** How much of a suite is measured: a sample for CI, the study's own parameters, or a wide range. */
export const presets = ['quick', 'seed', 'sweep'] as const

/** Name of a preset. */
export const presetSchema = z.enum(presets)

const presetFactsSchema = z.strictObject({
  /** What is different in it, for people. */
  about: text(500),
  /** Most pairs of a benchmark, unless the user says otherwise. */
  pairs: z.number().int().min(1).max(10_000),
  /** How long the measured part of a block shall be, both sides together; as usual when absent. */
  measuredSeconds: z.number().min(0.1).max(60).optional(),
  /** About how long it took on the machine where the suite was written. */
  minutes: z.number().positive(),
})

/** What a suite is compared on when nobody says otherwise, as `deadheat compare` takes it. */
const suiteSidesSchema = z.strictObject({
  base: text(300),
  head: text(300),
  /** The Node.js of both sides, where it is not what is compared. */
  node: text(100).optional(),
})

/** `suite.json` of a bundled suite. */
export const suiteSchema = z.strictObject({
  title: text(200),
  /** What the suite answers, for people. */
  question: text(1000),
  /** The study that it reproduces: title, authors, year. */
  source: text(500),
  /** What has to be on both sides for any of it to work, in words; absent where Node.js alone does. */
  needs: text(300).optional(),
  sides: suiteSidesSchema,
  presets: z.strictObject({
    quick: presetFactsSchema,
    seed: presetFactsSchema,
    sweep: presetFactsSchema,
  }),
  tables: z.array(studyTableSchema).max(30),
})

/** How much of a suite is measured. */
export type Preset = z.infer<typeof presetSchema>

/** What a bundled suite says of itself. */
export type Suite = z.infer<typeof suiteSchema>
