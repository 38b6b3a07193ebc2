import { z } from 'zod'
import { randomOf } from '../model/random.ts'
import { readingsSchema, type Readings } from '../model/run/sample.ts'
import { AnswerError } from './answers.ts'
import type { ByPlace, Driver, DriverContext, Place } from './driver.ts'
import type { Steps } from './steps.ts'

/**
 * Two whole commands at a time, each let run for a slice of some 20 ms while the other one is
 * suspended, so that both see the same machine. Length and order are drawn for every pair of slices.
 * The clock on the wall means nothing then, so there is no time among the readings.
 */
export const sliced: Driver = { id: 'sliced', block }

const sliceAnswerSchema = z.object({
  ended: z.boolean(),
  seconds: z.number().min(0),
  waitedSeconds: z.number().min(0),
})

/**
 * What came of a slice: whether the command has ended, how long it was let run, and for how long it was
 * ready meanwhile while others had its CPU; 0 when nobody looked.
 */
export type SliceAnswer = Readonly<z.infer<typeof sliceAnswerSchema>>

/** One pair of runs. */
export interface SlicedRuns {
  readonly readings: ByPlace<Readings>
  /** How long each was let run in all. */
  readonly givenSeconds: ByPlace<number>
  /** How much of that others had its CPU; 0 when nobody looked. */
  readonly waitedSeconds: ByPlace<number>
}

const shortestMilliseconds = 10
const longestMilliseconds = 30

function* block({ block: { seed } }: DriverContext): Steps<ByPlace<Readings>> {
  const { readings } = yield* slicedRuns(seed, false)
  return { one: { ...readings.one, time: null }, two: { ...readings.two, time: null } }
}

/**
 * Runs both commands to their ends, in slices.
 *
 * @param watched - whether to look how long they wait for their CPU, as a trial does
 */
export function* slicedRuns(seed: number, watched: boolean): Steps<SlicedRuns> {
  const random = randomOf(seed)
  const earlier: Place = random.coin() ? 'one' : 'two'
  yield { do: 'begin', place: earlier }
  yield { do: 'begin', place: otherThan(earlier) }
  const given = { one: 0, two: 0 }
  const waited = { one: 0, two: 0 }
  const ended = { one: false, two: false }
  while (!ended.one || !ended.two) {
    const milliseconds = random.between(shortestMilliseconds, longestMilliseconds)
    const first: Place = random.coin() ? 'one' : 'two'
    // A place that has ended is asked all the same: who ends first must not change the order.
    for (const place of [first, otherThan(first)]) {
      const answer = sliceAnswerOf(place, yield { do: 'slice', place, milliseconds, watched })
      given[place] += answer.seconds
      waited[place] += answer.waitedSeconds
      ended[place] = answer.ended
    }
  }
  const one = readingsOf('one', yield { do: 'finish', place: 'one' })
  const two = readingsOf('two', yield { do: 'finish', place: 'two' })
  return { readings: { one, two }, givenSeconds: given, waitedSeconds: waited }
}

function otherThan(place: Place): Place {
  return place === 'one' ? 'two' : 'one'
}

function sliceAnswerOf(place: Place, answer: unknown): SliceAnswer {
  const parsed = sliceAnswerSchema.safeParse(answer)
  if (!parsed.success) throw new AnswerError(place, 'what came of a slice', answer)
  return parsed.data
}

function readingsOf(place: Place, answer: unknown): Readings {
  const parsed = readingsSchema.safeParse(answer)
  if (!parsed.success) throw new AnswerError(place, 'readings of a run', answer)
  return parsed.data
}
