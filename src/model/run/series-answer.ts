import { z } from 'zod'

/** What the harness answers to `run`. */
export const batchSchema = z.object({
  /** Time of the timed calls by the monotonic clock. */
  nanoseconds: z.number().positive(),
  /** CPU time of the whole process meanwhile; `null` where its runtime does not tell. */
  cpuMicroseconds: z.number().min(0).nullable(),
  /** How long its main thread was ready to run while others ran instead; `null` as above. */
  delayNanoseconds: z.number().min(0).nullable(),
})

const figuresSchema = z.record(z.string(), z.number().min(0).nullable())

/** What the harness answers to `usage`. Which figures there are is the harness's and the metrics' affair. */
export const processUsageSchema = z
  .looseObject({ checksum: z.string().max(100) })
  .transform(({ checksum, ...rest }, context): ProcessUsage => {
    const used = figuresSchema.safeParse(rest)
    if (used.success) return { checksum, used: used.data }
    context.addIssue('expected figures')
    return z.NEVER
  })

/** What the harness answers to `series`: nanoseconds of each call. */
export const seriesAnswerSchema = z.object({
  series: z.array(z.number().positive()).min(1).max(1000),
})

/** What the harness answers to `observe`: how long that took, and the figures. */
export const observationAnswerSchema = z
  .object({ nanoseconds: z.number().min(0) })
  .catchall(z.number().min(0).nullable())

/** The time of a batch of calls. */
export type Batch = Readonly<z.infer<typeof batchSchema>>

/** What a process has used since it started. */
export interface ProcessUsage {
  /** Digest of the last result. */
  readonly checksum: string
  /** Figures by name; `null` where its runtime does not tell. */
  readonly used: Readonly<Record<string, number | null>>
}

/** Figures that are taken of calls of their own; `null` where the runtime does not tell. */
export type Observation = Readonly<Record<string, number | null>>
