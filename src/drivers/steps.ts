import { batchAnswerOf, usageAnswerOf, type BatchAnswer, type UsageAnswer } from './answers.ts'
import type { ByPlace, Place, Step } from './driver.ts'

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
  const second = first === 'one' ? 'two' : 'one'
  const early = batchAnswerOf(first, yield { do: 'ask', place: first, request })
  const late = batchAnswerOf(second, yield { do: 'ask', place: second, request })
  return first === 'one' ? { one: early, two: late } : { one: late, two: early }
}
