import { z } from 'zod'
import {
  contendersSchema,
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

/** A number, or the name of the parameter whose value it is. */
const countSchema = z.union([z.number().int().min(1).max(1_000_000), text(200)]).optional()

const saidSchema = z
  .array(z.object({ parameters: parametersSchema, reason: z.string().max(300) }))
  .max(1000)
  .optional()

const descriptionSchema = z.object({
  question: z.string().max(2000).nullable(),
  parameters: z.array(parametersSchema).max(1000),
  names: z.array(text(100)).max(1000).optional(),
  skipped: saidSchema,
  warned: saidSchema,
  profile: functionBenchmarkSchema.shape.profile,
  pinned: functionBenchmarkSchema.shape.pinned,
  alone: functionBenchmarkSchema.shape.alone,
  reference: functionBenchmarkSchema.shape.reference,
  scaling: functionBenchmarkSchema.shape.scaling,
  growing: functionBenchmarkSchema.shape.growing,
  contenders: contendersSchema.optional(),
  series: functionBenchmarkSchema.shape.series,
  calls: countSchema,
  pause: countSchema,
  batches: countSchema,
  gates: functionBenchmarkSchema.shape.gates,
  metrics: z.record(text(60), ownMetricSchema).optional(),
})

/** An error of a benchmark, and the stage at which it was thrown. */
export interface HarnessError {
  readonly stage: string
  /** One line; begins with the error's name. */
  readonly message: string
  readonly stackLines: readonly string[]
}

/** A benchmark's description of itself. */
export interface HarnessDescription {
  readonly question: string | null
  /**
   * All combinations of its parameters: a single empty one without parameters, none when the preset
   * leaves it out.
   */
  readonly parameters: readonly Parameters[]
  /** Names of all its parameters and options. */
  readonly names?: readonly string[] | undefined
  /** Combinations that make no sense on this machine, and why. */
  readonly skipped?:
    | readonly { readonly parameters: Parameters; readonly reason: string }[]
    | undefined
  /** Combinations that are measured, and what must be known of them on this machine. */
  readonly warned?:
    | readonly { readonly parameters: Parameters; readonly reason: string }[]
    | undefined
  /** Whether to profile both sides after measuring. */
  readonly profile?: true | undefined
  /** `false` when its threads need several CPUs. */
  readonly pinned?: boolean | undefined
  /** `true` when no other benchmark may be measured beside it. */
  readonly alone?: true | undefined
  readonly reference?: Parameters | undefined
  /** Name of the parameter with which it should speed up in proportion. */
  readonly scaling?: string | undefined
  /** Whether the work grows in proportion to that parameter. */
  readonly growing?: true | undefined
  /** The values of a parameter that are compared with each other. */
  readonly contenders?: Readonly<z.infer<typeof contendersSchema>> | undefined
  /** Number of first calls to time one by one. */
  readonly series?: number | undefined
  /** Calls of each state, or the parameter that says so. */
  readonly calls?: number | string | undefined
  /** Milliseconds before the calls of a state, or the parameter that says so. */
  readonly pause?: number | string | undefined
  /** States of each fresh process, or the parameter that says so. */
  readonly batches?: number | string | undefined
  /** Ids of the metrics that gate it. */
  readonly gates?: readonly string[] | undefined
  /** Metrics that it reports itself, by name. */
  readonly metrics?: Readonly<Record<string, OwnMetric>> | undefined
}

/** The error in a harness's answer, or `null` when the answer is of another kind. */
export function harnessErrorOf(answer: unknown): HarnessError | null {
  const validation = errorSchema.safeParse(answer)
  if (!validation.success) return null
  const { stage, message, stack } = validation.data.error
  return {
    stage,
    message: message.replaceAll(/\s+/g, ' ').trim(),
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
