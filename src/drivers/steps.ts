import {
  batchAnswerOf,
  observedAnswerOf,
  seriesAnswerOf,
  usageAnswerOf,
  type BatchAnswer,
  type ObservedAnswer,
  type UsageAnswer,
} from './answers.ts'
import type { ByPlace, HarnessRequest, Place, Step } from './driver.ts'

/** Steps that end in a value. */
export type Steps<T> = Generator<Step, T, unknown>

/** Starts both places. */
export function* startBoth(): Steps<void> {
  yield { do: 'start', place: 'one' }
  yield { do: 'start', place: 'two' }
}

/** Ends both places. */
export function* endBoth(): Steps<void> {
  yield { do: 'end', place: 'one' }
  yield { do: 'end', place: 'two' }
}

/** What both places have used so far. */
export function* usageOfBoth(): Steps<ByPlace<UsageAnswer>> {
  const one = yield { do: 'ask', place: 'one', request: { ask: 'usage' } }
  const two = yield { do: 'ask', place: 'two', request: { ask: 'usage' } }
  return { one: usageAnswerOf('one', one), two: usageAnswerOf('two', two) }
}

/** How many calls a pair of batches makes on each side. */
export interface PairLength {
  readonly iterations: number
  readonly leadIn: number
}

/** The same batch in both places. */
export function* batchInBoth(
  first: Place,
  { iterations, leadIn }: PairLength,
): Steps<ByPlace<BatchAnswer>> {
  const request = { ask: 'run', iterations, leadIn } as const
  return yield* askedInBoth(first, request, batchAnswerOf)
}

/** Seconds of the first calls in both places, each of which makes all of its own before the other. */
export function* seriesInBoth(first: Place): Steps<ByPlace<number[]>> {
  return yield* askedInBoth(first, { ask: 'series' }, seriesAnswerOf)
}

/** What is taken of calls of their own, in both places. */
export function* observeBoth(first: Place, iterations: number): Steps<ByPlace<ObservedAnswer>> {
  return yield* askedInBoth(first, { ask: 'observe', iterations }, observedAnswerOf)
}

function* askedInBoth<T>(
  first: Place,
  request: HarnessRequest,
  parsed: (place: Place, answer: unknown) => T,
): Steps<ByPlace<T>> {
  const second = first === 'one' ? 'two' : 'one'
  const early = parsed(first, yield { do: 'ask', place: first, request })
  const late = parsed(second, yield { do: 'ask', place: second, request })
  return first === 'one' ? { one: early, two: late } : { one: late, two: early }
}
