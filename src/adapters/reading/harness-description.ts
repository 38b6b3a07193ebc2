import { z } from 'zod'
import {
  functionBenchmarkSchema,
  parametersSchema,
  type Parameters,
} from '../../model/run/benchmark.ts'
import { ownMetricSchema, type OwnMetric } from '../../model/judging/metric.ts'
import { text } from '../../model/text.ts'

const errorSchema = z.object({
  error: z.object({
    stage: z.string().max(50),
    message: z.string().max(2000),
    stack: z.string().max(10_000).nullable(),
  }),
})

const descriptionSchema = z.object({
  question: z.string().max(2000).nullable(),
  parameters: z.array(parametersSchema).max(1000),
  skipped: z
    .array(z.object({ parameters: parametersSchema, reason: z.string().max(300) }))
    .max(1000)
    .optional(),
  profile: functionBenchmarkSchema.shape.profile,
  pinned: functionBenchmarkSchema.shape.pinned,
  reference: functionBenchmarkSchema.shape.reference,
  scaling: functionBenchmarkSchema.shape.scaling,
  series: functionBenchmarkSchema.shape.series,
  calls: functionBenchmarkSchema.shape.calls,
  pause: functionBenchmarkSchema.shape.pause,
  gates: functionBenchmarkSchema.shape.gates,
  metrics: z.record(text(60), ownMetricSchema).optional(),
})

/** What a benchmark threw, and where in its life. */
export interface HarnessError {
  readonly stage: string
  /** One line, the error's name first. */
  readonly message: string
  readonly stackLines: readonly string[]
}

/** What a benchmark says of itself. */
export interface HarnessDescription {
  readonly question: string | null
  /** Every combination of its parameters; an empty one when it has no parameters, none when the preset leaves it out. */
  readonly parameters: readonly Parameters[]
  /** Combinations that make no sense on this machine, and why. */
  readonly skipped?:
    | readonly { readonly parameters: Parameters; readonly reason: string }[]
    | undefined
  /** Whether both sides are profiled aside. */
  readonly profile?: true | undefined
  /** `false` when its threads have to find CPUs of their own. */
  readonly pinned?: boolean | undefined
  readonly reference?: Parameters | undefined
  /** Name of the parameter with which it should become faster in proportion. */
  readonly scaling?: string | undefined
  /** First calls to be timed one by one. */
  readonly series?: number | undefined
  /** Calls of each state. */
  readonly calls?: number | undefined
  /** Milliseconds before the calls of a state. */
  readonly pause?: number | undefined
  /** Ids of the metrics that gate it. */
  readonly gates?: readonly string[] | undefined
  /** Metrics that it reports itself, by name. */
  readonly metrics?: Readonly<Record<string, OwnMetric>> | undefined
}

/** The error in a harness's answer, or `null` when it is an answer of another kind. */
export function harnessErrorOf(answer: unknown): HarnessError | null {
  const parsed = errorSchema.safeParse(answer)
  if (!parsed.success) return null
  const { stage, message, stack } = parsed.data.error
  return {
    stage,
    message: message.replaceAll(/\s+/g, ' ').trim(),
    stackLines: (stack ?? message).split('\n').slice(0, 10),
  }
}

/** The description in a harness's answer, or `null` when it is an answer of another kind. */
export function harnessDescriptionOf(answer: unknown): HarnessDescription | null {
  return descriptionSchema.safeParse(answer).data ?? null
}

const helloSchema = z.object({
  hello: z.object({ addons: z.array(z.string().max(4000)).max(200) }),
})

/** Absolute paths of the native addons that a harness says it had loaded when it was ready. */
export function loadedAddonsOf(hello: unknown): readonly string[] {
  return helloSchema.safeParse(hello).data?.hello.addons ?? []
}
