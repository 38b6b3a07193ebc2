import { z } from 'zod'
import { AnswerError } from './answers.ts'
import type { Place } from './driver.ts'

const burstAnswerSchema = z.object({ nanoseconds: z.array(z.number().positive()).min(1) })

const consumedAnswerSchema = z.object({
  cpuSeconds: z.number().min(0).nullable(),
  peakMemoryBytes: z.number().positive().nullable(),
  pageFaults: z.number().min(0).nullable(),
  contextSwitches: z.number().min(0).nullable(),
})

/** How long each timed request of a burst took until its answer was complete, in their order. */
export type BurstAnswer = Readonly<z.infer<typeof burstAnswerSchema>>

/** What a server has used since it started, all its processes together; `null` where nobody tells. */
export type ConsumedAnswer = Readonly<z.infer<typeof consumedAnswerSchema>>

/**
 * @param timed - requests that were to be timed
 * @throws AnswerError when it is none
 */
export function burstAnswerOf(place: Place, timed: number, answer: unknown): BurstAnswer {
  const parsed = burstAnswerSchema.safeParse(answer)
  if (!parsed.success || parsed.data.nanoseconds.length !== timed)
    throw new AnswerError(place, `the times of ${String(timed)} requests`, answer)
  return parsed.data
}

/** @throws AnswerError when it is none */
export function consumedAnswerOf(place: Place, answer: unknown): ConsumedAnswer {
  const parsed = consumedAnswerSchema.safeParse(answer)
  if (!parsed.success) throw new AnswerError(place, 'what the server has used', answer)
  return parsed.data
}
