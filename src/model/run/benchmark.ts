import { z } from 'zod'
import { adapterIdSchema } from '../adapter-id.ts'
import { serverSchema } from './server.ts'
import { secondsSchema, text } from '../text.ts'

/** The value of one benchmark parameter. */
export const parameterSchema = z.union([text(200), z.number(), z.boolean()])

/** Values by name, in the order of the benchmark's own matrix. */
export const parametersSchema = z.record(text(100), parameterSchema)

/** How a block interleaves its two runs. */
export const driverIdSchema = z.enum(['pingpong', 'alternate', 'command', 'sliced', 'suite'])

const named = {
  /** `suite/name parameter=value`, unique in a plan. */
  id: text(300),
  suite: text(200),
  name: text(200),
  parameters: parametersSchema,
}

const started = {
  module: z.null(),
  /** Program and arguments, no shell. */
  command: z.array(text(10_000)).max(200),
}

const limits = {
  /** Limit for one run on one side. */
  timeoutSeconds: secondsSchema,
  /** Replaces the thresholds of its time-like metrics when given. */
  threshold: z.number().positive().max(10).nullable(),
  /** The value of a parameter to which the report relates all others: `{ fn: 'JSON.stringify' }`. */
  reference: parametersSchema.optional(),
  /** Name of the parameter with which the work should become faster in proportion. */
  scaling: text(100).optional(),
  /** How long the measured part of a block shall be, both sides together; as usual when absent. */
  measuredSeconds: secondsSchema.optional(),
}

const wishes = {
  /** `false` for work of several threads, which have to find CPUs of their own. */
  pinned: z.boolean().optional(),
  /** Ids of the metrics that gate it, where they are other ones than usual. */
  gates: z.array(text(100)).min(1).max(50).optional(),
  /** Ids of the metrics that it reports itself. */
  metrics: z.array(text(100)).max(50).optional(),
  /** Which of several Node.js runs it, as its id ends in `node=22`; absent when there is one for all. */
  runtime: text(50).optional(),
}

/** A function of a module, which a harness calls. */
export const functionBenchmarkSchema = z.strictObject({
  ...named,
  driver: z.literal('pingpong'),
  /** Relative to the benchmark folder. */
  module: text(1000),
  command: z.null(),
  ...limits,
  /** How many first calls of each fresh process are timed one by one. */
  series: z.number().int().min(2).max(1000).optional(),
  /** How many calls each state lives for: every batch makes as many, of a state of its own. */
  calls: z.number().int().min(1).max(1_000_000).optional(),
  /** Milliseconds before every such batch in which the process is left alone. */
  pause: z.number().int().min(1).max(10_000).optional(),
  /** Whether both sides are profiled aside, after all was measured. */
  profile: z.literal(true).optional(),
  ...wishes,
})

/** A whole process, from its start to its end. */
export const commandBenchmarkSchema = z.strictObject({
  ...named,
  driver: z.enum(['command', 'sliced']),
  ...started,
  ...limits,
  ...wishes,
})

/** A server, which its command starts. */
export const serverBenchmarkSchema = z.strictObject({
  ...named,
  driver: z.literal('alternate'),
  ...started,
  /** What it is asked. */
  server: serverSchema,
  ...limits,
  ...wishes,
})

/** A row of a suite, which its command runs whole. */
export const suiteBenchmarkSchema = z.strictObject({
  ...named,
  driver: z.literal('suite'),
  ...started,
  ...limits,
  ...wishes,
  /** Who reads what the suite's process says. */
  adapter: adapterIdSchema,
})

/** A named piece of work; its driver says of which kind. */
export const benchmarkSchema = z.discriminatedUnion('driver', [
  functionBenchmarkSchema,
  commandBenchmarkSchema,
  serverBenchmarkSchema,
  suiteBenchmarkSchema,
])

/** Values by name. */
export type Parameters = z.infer<typeof parametersSchema>

/** How a block interleaves its two runs. */
export type DriverId = z.infer<typeof driverIdSchema>

/** A named piece of work. */
export type Benchmark = z.infer<typeof benchmarkSchema>

/** A function of a module, which a harness calls. */
export type FunctionBenchmark = z.infer<typeof functionBenchmarkSchema>

/** A whole process, from its start to its end. */
export type CommandBenchmark = z.infer<typeof commandBenchmarkSchema>

/** A server, which its command starts. */
export type ServerBenchmark = z.infer<typeof serverBenchmarkSchema>

/** A row of a suite, which its command runs whole. */
export type SuiteBenchmark = z.infer<typeof suiteBenchmarkSchema>

/** What each driver measures. */
export interface BenchmarkByDriver {
  readonly pingpong: FunctionBenchmark
  readonly alternate: ServerBenchmark
  readonly command: CommandBenchmark
  readonly sliced: CommandBenchmark
  readonly suite: SuiteBenchmark
}
