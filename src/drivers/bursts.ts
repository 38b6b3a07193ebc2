import type { ServerRequest } from '../model/run/server.ts'
import type { Random } from '../model/random.ts'
import {
  burstAnswerOf,
  consumedAnswerOf,
  type BurstAnswer,
  type ConsumedAnswer,
} from './burst-answers.ts'
import type { Burst, ByPlace, Place } from './driver.ts'
import type { Steps } from './steps.ts'

/** Starts the servers of both places. */
export function* serveBoth(): Steps<void> {
  yield { do: 'serve', place: 'one' }
  yield { do: 'serve', place: 'two' }
}

/** Ends both servers. */
export function* stopBoth(): Steps<void> {
  yield { do: 'stop', place: 'one' }
  yield { do: 'stop', place: 'two' }
}

/** What both servers have used so far. */
export function* consumedByBoth(): Steps<ByPlace<ConsumedAnswer>> {
  const one = consumedAnswerOf('one', yield { do: 'consumed', place: 'one' })
  const two = consumedAnswerOf('two', yield { do: 'consumed', place: 'two' })
  return { one, two }
}

/**
 * The same burst to both servers.
 *
 * @throws AnswerError when a place does not tell the time of each timed request
 */
export function* burstInBoth(first: Place, burst: Burst): Steps<ByPlace<BurstAnswer>> {
  const second = first === 'one' ? 'two' : 'one'
  const timed = burst.requests.length - burst.leadIn
  const early = burstAnswerOf(first, timed, yield { do: 'burst', place: first, burst })
  const late = burstAnswerOf(second, timed, yield { do: 'burst', place: second, burst })
  return first === 'one' ? { one: early, two: late } : { one: late, two: early }
}

/**
 * Draws so many requests by their weights.
 *
 * @returns positions in the list
 */
export function drawnRequests(
  random: Random,
  requests: readonly Pick<ServerRequest, 'weight'>[],
  count: number,
): readonly number[] {
  const total = requests.reduce((sum, { weight }) => sum + weight, 0)
  return Array.from({ length: count }, () => {
    let left = random.next() * total
    const at = requests.findIndex(({ weight }) => {
      left -= weight
      return left < 0
    })
    return Math.max(0, at)
  })
}
