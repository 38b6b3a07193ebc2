import { z } from 'zod'
import { adapterIdSchema } from '../adapter-id.ts'
import { bySideSchema, sideSchema } from '../build/side.ts'
import { serverSchema } from './server.ts'
import { secondsSchema, text } from '../text.ts'

/** The value of one benchmark parameter. */
export const parameterSchema = z.union([text(200), z.number(), z.boolean()])

/** Parameter values by name, in the order of the benchmark's own matrix. */
export type Parameters = z.infer<typeof parametersSchema>
export const parametersSchema = z.record(text(100), parameterSchema)

/** How a block interleaves its two runs. */
export type DriverId = z.infer<typeof driverIdSchema>
export const driverIdSchema = z.enum(['pingpong', 'alternate', 'command', 'suite'])

const nameFields = {
  /** `suite/name parameter=value`, unique in a plan. */
  id: text(300),
  suite: text(200),
  name: text(200),
  parameters: parametersSchema,
}

const startFields = {
  module: z.null(),
  /** Program and arguments; no shell. */
  command: z.array(text(10_000)).max(200),
}

const limits = {
  /** Time limit of one run on one side. */
  timeoutSeconds: secondsSchema,
  /** Replaces the threshold of its time-like metrics. */
  threshold: z.number().positive().max(10).nullable(),
  /** Length of the measured part of a block, both sides together; the default when absent. */
  measuredSeconds: secondsSchema.optional(),
}

const wishes = {
  /** `false` for multi-threaded work, which needs several CPUs. */
  pinned: z.boolean().optional(),
  /** For work that shares more than a CPU, such as memory: no other block runs beside its own. */
  alone: z.literal(true).optional(),
  /** Ids of the metrics that gate it, when they differ from the default. */
  gates: z.array(text(100)).min(1).max(50).optional(),
  /** Ids of the metrics that it reports itself. */
  metrics: z.array(text(100)).max(60).optional(),
  /** Which of several Node.js versions runs it; its id ends in `node=22`. Absent when there is only one. */
  runtime: text(50).optional(),
}

const contestFields = {
  /** What the contenders are values of: a parameter, `benchmark`, `node` or `contender`. */
  axis: text(100),
  /** Labels of the two; the reference sits where base does, the contender where head does. */
  labels: bySideSchema(text(300)),
  /** Ids of the benchmarks that the two are, as they are measured base against head. */
  ids: bySideSchema(text(300)),
  /** What each of the two runs on. */
  seats: bySideSchema(
    z.strictObject({
      /** Whose build it is; `head` for both within one side. */
      side: sideSchema,
      /** Which of several Node.js versions; `null` when there is one. */
      runtime: text(50).nullable(),
      /** Label of the further head that it is a build of; `null` for the plan's own sides. */
      further: text(300).nullable(),
    }),
  ),
}

function contestWith<Shape extends z.ZodRawShape>(reference: Shape) {
  return z.strictObject({ ...contestFields, reference: z.strictObject(reference) }).optional()
}

/** A function of a module, which a harness calls. What else earlier versions wrote about it is dropped. */
export type FunctionBenchmark = z.infer<typeof functionBenchmarkSchema>
export const functionBenchmarkSchema = z.object({
  ...nameFields,
  driver: z.literal('pingpong'),
  /** Path relative to the benchmark folder. */
  module: text(1000),
  command: z.null(),
  ...limits,
  /** How many first calls of each fresh process are timed one by one. */
  series: z.number().int().min(2).max(1000).optional(),
  /** How many calls each state lives for: every batch makes as many, with its own state. */
  calls: z.number().int().min(1).max(1_000_000).optional(),
  /** Milliseconds to wait before every such batch. */
  pause: z.number().int().min(1).max(10_000).optional(),
  /** How many such batches each fresh process makes, from its first call on; none besides. */
  batches: z.number().int().min(1).max(1000).optional(),
  /** What must be known of it on this machine. */
  warning: text(300).optional(),
  /** Whether to profile both sides after measuring. */
  profile: z.literal(true).optional(),
  contest: contestWith({ module: text(1000), parameters: parametersSchema }),
  ...wishes,
})

/** A whole process, from start to exit. */
export type CommandBenchmark = z.infer<typeof commandBenchmarkSchema>
export const commandBenchmarkSchema = z.strictObject({
  ...nameFields,
  driver: z.literal('command'),
  ...startFields,
  ...limits,
  contest: contestWith({ command: startFields.command }),
  ...wishes,
})

/** A server, which its command starts. */
export type ServerBenchmark = z.infer<typeof serverBenchmarkSchema>
export const serverBenchmarkSchema = z.strictObject({
  ...nameFields,
  driver: z.literal('alternate'),
  ...startFields,
  /** The requests that it receives. */
  server: serverSchema,
  ...limits,
  contest: contestWith({ command: startFields.command, server: serverSchema }),
  ...wishes,
})

/** One row of a suite; its command runs the whole suite. */
export type SuiteBenchmark = z.infer<typeof suiteBenchmarkSchema>
export const suiteBenchmarkSchema = z.strictObject({
  ...nameFields,
  driver: z.literal('suite'),
  ...startFields,
  ...limits,
  ...wishes,
  /** The adapter that reads the suite's output. */
  adapter: adapterIdSchema,
})

/** A named piece of work; its driver decides the kind. */
export type Benchmark = z.infer<typeof benchmarkSchema>
export const benchmarkSchema = z.discriminatedUnion('driver', [
  functionBenchmarkSchema,
  commandBenchmarkSchema,
  serverBenchmarkSchema,
  suiteBenchmarkSchema,
])

/** A named piece of work that can take part in a contest: one with processes of its own. */
export type ContestBenchmark = Exclude<Benchmark, SuiteBenchmark>

/** Which two contenders a benchmark compares. */
export type Contest = NonNullable<ContestBenchmark['contest']>

/** The kind of benchmark that each driver measures. */
export interface BenchmarkByDriver {
  readonly pingpong: FunctionBenchmark
  readonly alternate: ServerBenchmark
  readonly command: CommandBenchmark
  readonly suite: SuiteBenchmark
}

/** Which contenders sit in a row's two seats; `null` when base and head do. */
export function contestOf(benchmark: Benchmark): Contest | null {
  return benchmark.driver === 'suite' ? null : (benchmark.contest ?? null)
}

/** What sits in a row's two seats, by name: contenders, else base and head. */
export function labelsOf(benchmark: Benchmark): Contest['labels'] {
  return contestOf(benchmark)?.labels ?? { base: 'base', head: 'head' }
}

/** Whether a row compares base with head: only those can fail the check, and share one alpha. It is never stored. */
export function comparesSides(benchmark: Benchmark): boolean {
  return contestOf(benchmark) === null
}

/** Whether a row's two runs come from different builds: a base's and a head's. */
export function isAcrossSides(benchmark: Benchmark): boolean {
  const contest = contestOf(benchmark)
  return contest === null || contest.seats.base.side !== contest.seats.head.side
}

/** Whether first calls of a process are what is measured: a series of them, or a counted life. */
export function isOfFirstCalls(benchmark: Benchmark): boolean {
  if (benchmark.driver !== 'pingpong') return false
  return benchmark.series !== undefined || benchmark.batches !== undefined
}

// Of whole programs a few runs have to fit.
const usualSeconds = { functions: 0.4, programs: 0.8 }

/** Wanted seconds of a block's measured part, both slots: its own setting, or 0.4 of a function and 0.8 of others. */
export function measuredSecondsOf({
  driver,
  measuredSeconds,
}: Pick<Benchmark, 'driver' | 'measuredSeconds'>): number {
  return measuredSeconds ?? usualSeconds[driver === 'pingpong' ? 'functions' : 'programs']
}

/** Values of parameters and options that the user set, as texts, by name. */
export type SetParameters = Readonly<Record<string, readonly string[]>>

/**
 * Whether blocks of a benchmark may be measured while others are. Servers, whole commands and suites are
 * not bound to one CPU, and neither is work of several threads.
 */
export function bearsCompany(benchmark: Benchmark): boolean {
  return benchmark.driver === 'pingpong' && benchmark.pinned !== false && benchmark.alone !== true
}

/** What the name of the folder of base's own benchmarks ends with, beside that of head's. */
export const besideMark = '~base'

/** The path of base's version of a module that both sides run; `null` where they run head's. */
export function ownVersionOf({ module }: Pick<Benchmark, 'module'>): string | null {
  return /^\.\.\/[^/]+~base\/(.+)$/.exec(module ?? '')?.[1] ?? null
}
