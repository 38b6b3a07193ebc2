import { z } from 'zod'
import { studyTableSchema } from './study.ts'
import { text, secondsSchema } from '../text.ts'
import type { Benchmark, Parameters } from './benchmark.ts'
import type { Direction, Unit } from '../judging/metric.ts'

/** How much of a suite is measured: a sample for CI, the study's own parameters, or a wide range. */
export const presets = ['quick', 'published', 'sweep'] as const

/** A preset as it may be written: `seed` is what `published` was called before. */
export const givenPresetSchema = z.preprocess(
  (name) => (name === 'seed' ? 'published' : name),
  z.enum(presets),
)

/** A preset as a journal may hold it. */
export const storedPresetSchema = z.enum([...presets, 'seed'])

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

/** What a suite is compared on by default, as `deadheat compare` takes it. */
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
    published: presetFactsSchema,
    sweep: presetFactsSchema,
  }),
  tables: z.array(studyTableSchema).max(30),
})

/** How much of a suite is measured. */
export type Preset = (typeof presets)[number]

/** What a bundled suite says of itself. */
export type Suite = z.infer<typeof suiteSchema>

/**
 * What the rows of one suite have in common, and no other benchmark: they come out of the same
 * process, and are measured together or not at all.
 *
 * @returns `null` for a benchmark that has its processes for itself
 */
export function suiteKey(benchmark: Benchmark): string | null {
  if (benchmark.driver !== 'suite') return null
  const { runtime = '', adapter, command } = benchmark
  return JSON.stringify([runtime, adapter, command])
}

/** Which figure of its samples a tool's value is. */
export const statisticSchema = z.enum(['median', 'p75', 'mean'])

/** One benchmark of a suite, as one process of it reported it; the value is in the unit. */
export interface SuiteRow {
  readonly name: string
  readonly value: number
  readonly unit: Unit
  readonly better: Direction
  /** Absent where it is not known. */
  readonly statistic?: Statistic
  /** Whether it made the number of calls that it was asked for. */
  readonly fixed?: true
}

/** Which figure of its samples a tool's value is. */
export type Statistic = z.infer<typeof statisticSchema>

/** What one whole process of a suite yielded. */
export interface SuiteRun {
  /** Each name once; at least one. */
  readonly rows: readonly SuiteRow[]
  /** Of its Node.js processes together; `null` where it was not told. */
  readonly cpuSeconds: number | null
  /** Of the largest of them. */
  readonly peakMemoryBytes: number | null
}

/** How long suites took on this machine, by `suite preset`. */
export const suiteTimesSchema = z.record(text(200), secondsSchema)

/** How long suites took on this machine. */
export type SuiteTimes = z.infer<typeof suiteTimesSchema>

/** A suite, as it is listed. */
export interface ListedSuite {
  readonly name: string
  readonly about: Suite
  /** About how many minutes each preset takes: as last seen on this machine, else as its author saw it. */
  readonly minutes: Readonly<Record<Preset, { readonly minutes: number; readonly here: boolean }>>
  readonly benchmarks: readonly ListedBenchmark[]
}

/** One benchmark of a listed suite. */
export interface ListedBenchmark {
  readonly name: string
  readonly question: string | null
  /** Combinations of parameters by preset. */
  readonly parameters: Readonly<Record<Preset, readonly Parameters[]>>
  /** Why the `node` on the PATH cannot run it. */
  readonly trouble: string | null
  /** What it leaves out here of the study's own parameters, and why, one line for each reason. */
  readonly leftOut: readonly string[]
}
