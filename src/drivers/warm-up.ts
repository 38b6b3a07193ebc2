import type { Random } from '../model/random.ts'
import type { ByPlace, Place } from './driver.ts'
import { batchInBoth, type Steps } from './steps.ts'

// Timed long enough to be steady, short enough to see a compiler at work between two of them.
const windowNanoseconds = 20e6

const steadyWindows = 3
const steadyRatio = 0.02

/** How a warm-up went. */
export interface WarmUp {
  /** Whether both places had become steady before the time was up. */
  readonly converged: boolean
  /** Calls in each place. */
  readonly calls: number
}

/**
 * Alternates batches until both places are steady: their last three windows agree within 2 %.
 *
 * Its length is drawn, so that collections of garbage and compilations do not fall into the same
 * batches of every block. A machine that is never steady is given up after 0.2 to 0.4 s a place.
 *
 * @param iterations - calls in a batch
 */
export function* warmUp(random: Random, iterations: number): Steps<WarmUp> {
  const leastWindows = random.between(steadyWindows, steadyWindows + 4)
  const capNanoseconds = random.between(200, 400) * 1e6
  const windows: { readonly one: number[]; readonly two: number[] } = { one: [], two: [] }
  let calls = 0
  let spent = 0
  while (spent < capNanoseconds) {
    const sums = { one: 0, two: 0 }
    let windowCalls = 0
    do {
      const first: Place = random.coin() ? 'one' : 'two'
      const length = { iterations, leadIn: 0 }
      const pair: ByPlace<{ readonly nanoseconds: number }> = yield* batchInBoth(first, length)
      sums.one += pair.one.nanoseconds
      sums.two += pair.two.nanoseconds
      windowCalls += iterations
    } while (Math.min(sums.one, sums.two) < windowNanoseconds)
    windows.one.push(sums.one / windowCalls)
    windows.two.push(sums.two / windowCalls)
    calls += windowCalls
    spent += Math.max(sums.one, sums.two)
    const enough = windows.one.length >= leastWindows
    if (enough && isSteady(windows.one) && isSteady(windows.two)) return { converged: true, calls }
  }
  return { converged: false, calls }
}

function isSteady(windows: readonly number[]): boolean {
  const last = windows.slice(-steadyWindows)
  const least = Math.min(...last)
  return last.length === steadyWindows && Math.max(...last) - least <= steadyRatio * least
}
