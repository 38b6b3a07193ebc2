import { z } from 'zod'

/** What reads one kind of answer. */
export type AnswerSchema<T> = z.ZodType<T>

/** The harness's answer to `run`. */
export const batchSchema = z.object({
  /** Nanoseconds of the timed calls on the monotonic clock. */
  nanoseconds: z.number().positive(),
  /** CPU microseconds of the whole process during those calls; `null` where the runtime does not report them. */
  cpuMicroseconds: z.number().min(0).nullable(),
  /** Nanoseconds that its main thread was runnable but not running; `null` as above. */
  delayNanoseconds: z.number().min(0).nullable(),
  /** Nanoseconds that its main thread ran; `null` as above. */
  runNanoseconds: z.number().min(0).nullable().optional(),
})

const figuresSchema = z.record(z.string(), z.number().min(0).nullable())

/** The harness's answer to `usage`. The harness and the metrics define the names of the figures. */
export const processUsageSchema = z
  .looseObject({ checksum: z.string().max(10_000) })
  .transform(({ checksum, ...rest }, context): ProcessUsage => {
    const validation = figuresSchema.safeParse(rest)
    if (validation.success) return { checksum, figures: validation.data }
    context.addIssue('expected figures')
    return z.NEVER
  })

/** The harness's answer to `series`: nanoseconds of each call. */
export const seriesAnswerSchema = z.object({
  series: z.array(z.number().positive()).min(1).max(1000),
})

/** The harness's answer to `observe`: its duration and the figures. */
export const observationAnswerSchema = z
  .object({ nanoseconds: z.number().min(0) })
  .catchall(z.number().min(0).nullable())

/** The harness's answer to `undone`: its duration, and sentences on what calls leave undone, by kind. */
export const undoneSchema = z.object({
  nanoseconds: z.number().min(0),
  doubts: z.record(z.string().max(20), z.string().max(250)),
})

/** The time of a batch of calls. */
export interface Batch extends Readonly<z.infer<typeof batchSchema>> {
  /**
   * Nanoseconds that other programs kept a thread or child of its side waiting, where its main thread
   * slept while they worked; absent where the main thread worked itself.
   */
  readonly asideDelayNanoseconds?: number
}

/** Resources that a process has used since it started. */
export interface ProcessUsage {
  /** Digest of the last result, and below it its first parts: a place, a tab and a text in each line. */
  readonly checksum: string
  /** Figures by name; `null` where the runtime does not report one. */
  readonly figures: Readonly<Record<string, number | null>>
}

/** Figures from separate, untimed calls; `null` where the runtime does not report one. */
export type Observation = Readonly<Record<string, number | null>>
