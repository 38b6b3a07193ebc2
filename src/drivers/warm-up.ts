import type { Random } from '../model/random.ts'
import { costOfBatch } from './cost-of-batch.ts'
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
 * batches of every block. A machine that is never steady is given up: what warms up in one place takes
 * a quarter to a half of what is measured in both.
 *
 * @param iterations - calls in a batch
 * @param measuredSeconds - of what follows, both places together
 */
export function* warmUp(
  random: Random,
  iterations: number,
  measuredSeconds: number,
): Steps<WarmUp> {
  const leastWindows = random.between(steadyWindows, steadyWindows + 4)
  const capNanoseconds = (random.between(250, 500) / 1e3) * measuredSeconds * 1e9
  const costs: { readonly one: number[]; readonly two: number[] } = { one: [], two: [] }
  let calls = 0
  let spent = 0
  while (spent < capNanoseconds) {
    const window = yield* oneWindow(random, iterations)
    costs.one.push(window.costPerCall.one)
    costs.two.push(window.costPerCall.two)
    calls += window.calls
    spent += window.nanoseconds
    const enough = costs.one.length >= leastWindows
    if (enough && isSteady(costs.one) && isSteady(costs.two)) return { converged: true, calls }
  }
  return { converged: false, calls }
}

interface Window {
  readonly costPerCall: ByPlace<number>
  /** In each place. */
  readonly calls: number
  /** Of the slower place. */
  readonly nanoseconds: number
}

function* oneWindow(random: Random, iterations: number): Steps<Window> {
  const clock = { one: 0, two: 0 }
  const cost = { one: 0, two: 0 }
  let calls = 0
  do {
    const first: Place = random.coin() ? 'one' : 'two'
    const { one, two } = yield* batchInBoth(first, { iterations, leadIn: 0 })
    clock.one += one.nanoseconds
    clock.two += two.nanoseconds
    cost.one += costOfBatch(one)
    cost.two += costOfBatch(two)
    calls += iterations
  } while (Math.min(clock.one, clock.two) < windowNanoseconds)
  return {
    costPerCall: { one: cost.one / calls, two: cost.two / calls },
    calls,
    nanoseconds: Math.max(clock.one, clock.two),
  }
}

function isSteady(costs: readonly number[]): boolean {
  const last = costs.slice(-steadyWindows)
  const least = Math.min(...last)
  return last.length === steadyWindows && Math.max(...last) - least <= steadyRatio * least
}
