// What a bundled suite says of itself, and what another tool reports of its own: data alone, read at the edge, never run here.
import { z } from 'zod'
import { text } from '../text.ts'
import type { Benchmark, Parameters } from './benchmark.ts'
import type { Direction, Metric, Unit } from '../judging/metric.ts'
import { groupedBy } from '../grouped-by.ts'

const presetFactsSchema = z.strictObject({
  /** How it differs from the others, for people. */
  about: text(500),
  /** Most pairs of a benchmark, unless the user sets another number. */
  pairs: z.number().int().min(1).max(10_000),
  /** Seconds of the measured part of a block, both sides together; the default when absent. */
  measuredSeconds: z.number().min(0.1).max(60).optional(),
  /** Time limit for one run of one benchmark, unless the user sets another; the default when absent. */
  timeoutSeconds: z.number().positive().max(86_400).optional(),
  /** Approximate duration on the machine where the suite was written. */
  minutes: z.number().positive(),
})

/** `suite.json` of a bundled suite. */
export type Suite = z.infer<typeof suiteSchema>
export const suiteSchema = z.strictObject({
  title: text(200),
  /** The question that the suite answers, for people. */
  question: text(1000),
  /** The study that it reproduces: title, authors, year. */
  source: text(500),
  /** What both sides need for any of it to work, in words; absent when Node.js is enough. */
  needs: text(300).optional(),
  /** What it compares by default, in the syntax of `deadheat compare`. */
  sides: z.strictObject({
    base: text(300),
    head: text(300),
    /** The Node.js of both sides, unless that is what is compared. */
    node: text(100).optional(),
  }),
  presets: z.strictObject({
    quick: presetFactsSchema,
    published: presetFactsSchema,
    sweep: presetFactsSchema,
  }),
  /** Of the study, for the part that shows them. */
  tables: z.array(z.unknown()).max(30),
})

/** The key of the rows of one suite, which one process runs; `null` for a benchmark with its own processes. */
export function suiteKey(benchmark: Benchmark): string | null {
  if (benchmark.driver !== 'suite') return null
  const { runtime = '', adapter, command } = benchmark
  return JSON.stringify([runtime, adapter, command])
}

/** Which statistic of its samples a tool's value is. */
export type Statistic = z.infer<typeof statisticSchema>
export const statisticSchema = z.enum(['median', 'p75', 'mean'])

/** One benchmark of a suite, as one process reported it; the value is in the unit. */
export interface SuiteRow {
  readonly name: string
  readonly value: number
  readonly unit: Unit
  readonly better: Direction
  /** Absent when unknown. */
  readonly statistic?: Statistic | undefined
  /** Whether it made the requested number of calls. */
  readonly isFixed?: true | undefined
}

/** The results of one whole process of a suite. */
export interface SuiteRun {
  /** At least one; names are unique. */
  readonly rows: readonly SuiteRow[]
  /** Benchmarks that threw, beside those that did not; absent if none did. */
  readonly brokenRows?: readonly { readonly name: string; readonly message: string }[] | undefined
  /** Whether its time was over before it ended: there are more rows than these. */
  readonly isCut?: true
  /** Total of its Node.js processes; `null` where it was not reported. */
  readonly cpuSeconds: number | null
  /** Value of the largest of them. */
  readonly peakMemoryBytes: number | null
}

/** One side's results of running a suite once. */
export interface SuiteDescription {
  /** Name of the suite that was found. */
  readonly suite: string
  readonly rows: readonly DescribedRow[]
}

/** One row of a suite, which becomes a benchmark of the plan. */
export interface DescribedRow {
  readonly name: string
  readonly parameters: Parameters
  /** The command that yields it; the same for all rows of one process. */
  readonly command: readonly string[]
  readonly metrics: readonly Metric[]
}

/** Benchmarks that are measured together, and so are never parted: the rows of one suite, or one benchmark. */
export function portionsOf(benchmarks: readonly Benchmark[]): readonly (readonly Benchmark[])[] {
  return [...groupedBy(benchmarks, (benchmark) => suiteKey(benchmark) ?? benchmark.id).values()]
}

/** Where a suite comes from, as a user names it. */
export type SuiteSpec =
  /** `promises`, or one benchmark of it, `promises/chain`. */
  | { readonly kind: 'bundled'; readonly selector: string }
  /** A folder, relative or absolute. */
  | { readonly kind: 'folder'; readonly path: string }
  /** The folder `benchmark` of a source tree of Node.js, relative or absolute. */
  | { readonly kind: 'node-core'; readonly place: string }

/** How much of a suite to measure: a sample for CI, the study's own parameters, or a wide range. */
export type Preset = z.infer<typeof presetSchema>
export const presetSchema = z.enum(['quick', 'published', 'sweep'])
