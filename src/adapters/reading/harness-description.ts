import { z } from 'zod'
import { functionBenchmarkSchema, parametersSchema } from '../../model/run/benchmark.ts'
import { ownMetricSchema } from '../../model/judging/metric.ts'
import { text } from '../../model/text.ts'

const errorSchema = z.object({
  error: z.object({
    stage: z.string().max(50),
    message: z.string().max(2000),
    stack: z.string().max(10_000).nullable(),
  }),
})

/** A number, or the name of the parameter whose value it is. */
const countSchema = z.union([z.number().int().min(1).max(1_000_000), text(200)]).optional()

const remarksSchema = z
  .array(z.object({ parameters: parametersSchema, reason: z.string().max(300) }))
  .max(1000)
  .optional()

const descriptionSchema = z.object({
  ...functionBenchmarkSchema.pick({
    profile: true,
    pinned: true,
    alone: true,
    series: true,
    gates: true,
  }).shape,
  question: z.string().max(2000).nullable(),
  /** All combinations of its parameters; without any a single empty one, none when the preset leaves it out. */
  parameters: z.array(parametersSchema).max(1000),
  /** Names of all its parameters and options. */
  names: z.array(text(100)).max(1000).optional(),
  /** Combinations that make no sense on this machine, and why. */
  skipped: remarksSchema,
  /** Combinations that are measured, and what must be known of them on this machine. */
  warned: remarksSchema,
  /** Calls of each state, or the parameter that says so. */
  calls: countSchema,
  /** Milliseconds before the calls of a state, or the parameter that says so. */
  pause: countSchema,
  /** States of each fresh process, or the parameter that says so. */
  batches: countSchema,
  /** Metrics that it reports itself, by name. */
  metrics: z.record(text(60), ownMetricSchema).optional(),
})

/** A benchmark's description of itself. */
export type HarnessDescription = Readonly<z.infer<typeof descriptionSchema>>

/** What Node.js lists as having required a module that is not there. */
const ownFiles = / - \S*\/(?:_harness\/[\w-]+|harness)\.cjs(?= |$)/g

/** The error of a benchmark in a harness's answer, and its stage; `null` when the answer is of another kind. */
export function harnessErrorOf(answer: unknown): {
  readonly stage: string
  /** One line; begins with the error's name. */
  readonly message: string
  readonly stackLines: readonly string[]
} | null {
  // Every batch has an answer, and a schema that refuses one takes longer than all the rest of reading it.
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return null
  const validation = errorSchema.safeParse(answer)
  if (!validation.success) return null
  const { stage, message, stack } = validation.data.error
  return {
    stage,
    message: message.replaceAll(/\s+/g, ' ').replaceAll(ownFiles, '').trim(),
    stackLines: (stack ?? message).split('\n').slice(0, 10),
  }
}

/** The description in a harness's answer, or `null` when the answer is of another kind. */
export function harnessDescriptionOf(answer: unknown): HarnessDescription | null {
  return descriptionSchema.safeParse(answer).data ?? null
}

const helloSchema = z.object({
  hello: z.object({ addons: z.array(z.string().max(4000)).max(200) }),
})

/** Absolute paths of the native addons that the harness had loaded when it was ready. */
export function loadedAddonsOf(hello: unknown): readonly string[] {
  return helloSchema.safeParse(hello).data?.hello.addons ?? []
}
