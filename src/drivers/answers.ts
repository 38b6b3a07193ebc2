import { z } from 'zod'
import type { Place } from './driver.ts'

const batchAnswerSchema = z.object({
  nanoseconds: z.number().positive(),
  cpuMicroseconds: z.number().min(0).nullable(),
  delayNanoseconds: z.number().min(0).nullable(),
})

// Which figures there are is the harness's and the metrics' affair.
const usageAnswerSchema = z
  .looseObject({ checksum: z.string().max(100) })
  .transform(({ checksum, ...rest }, context): UsageAnswer => {
    const used = figuresSchema.safeParse(rest)
    if (used.success) return { checksum, used: used.data }
    context.addIssue('expected figures')
    return z.NEVER
  })

const figuresSchema = z.record(z.string(), z.number().min(0).nullable())

const seriesAnswerSchema = z.object({ series: z.array(z.number().positive()).min(1).max(1000) })

const observedAnswerSchema = z
  .object({ nanoseconds: z.number().min(0) })
  .catchall(z.number().min(0).nullable())

/**
 * What the harness answers to `run`: time of the timed calls by the monotonic clock, CPU time of the
 * whole process meanwhile, and how long its main thread was ready to run while others ran instead.
 */
export type BatchAnswer = Readonly<z.infer<typeof batchAnswerSchema>>

/** What a process has used since it started; `null` where its runtime does not tell. */
export interface UsageAnswer {
  /** Digest of the last result. */
  readonly checksum: string
  /** Figures by name. */
  readonly used: Readonly<Record<string, number | null>>
}

/** Figures that are taken of calls of their own; `null` where the runtime does not tell. */
export type ObservedAnswer = Readonly<Record<string, number | null>>

/** A started process answered something that its harness never says. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError'
  readonly place: Place

  constructor(place: Place, expected: string, answer: unknown) {
    const shown = (JSON.stringify(answer) ?? 'nothing').slice(0, 200)
    super(`expected ${expected} from the harness, got ${shown}`)
    this.place = place
  }
}

/** @throws AnswerError when it is none */
export function batchAnswerOf(place: Place, answer: unknown): BatchAnswer {
  const parsed = batchAnswerSchema.safeParse(answer)
  if (!parsed.success) throw new AnswerError(place, 'the time of a batch', answer)
  return parsed.data
}

/** @throws AnswerError when it is none */
export function usageAnswerOf(place: Place, answer: unknown): UsageAnswer {
  const parsed = usageAnswerSchema.safeParse(answer)
  if (!parsed.success) throw new AnswerError(place, 'what the process has used', answer)
  return parsed.data
}

/**
 * Seconds of the first calls, in their order.
 *
 * @throws AnswerError when it is none
 */
export function seriesAnswerOf(place: Place, answer: unknown): number[] {
  const parsed = seriesAnswerSchema.safeParse(answer)
  if (!parsed.success) throw new AnswerError(place, 'the times of the first calls', answer)
  return parsed.data.series.map((nanoseconds) => nanoseconds / 1e9)
}

/** @throws AnswerError when it is none */
export function observedAnswerOf(place: Place, answer: unknown): ObservedAnswer {
  const parsed = observedAnswerSchema.safeParse(answer)
  if (!parsed.success) throw new AnswerError(place, 'what was seen aside', answer)
  return parsed.data
}
