import { median } from 'simple-statistics'
import type { Random } from '../model/random.ts'
import { type HarnessActor, onBoth, drawnSlot, type BySlot } from './actors.ts'
import { costOfBatch } from './own-nanoseconds.ts'

// Long enough to time steadily, short enough to catch a compiler at work between two windows.
const windowNanoseconds = 10e6

// Of each slot. Every request wakes a CPU, and nothing is compared within a window.
const requestsPerWindow = 4

const steadyWindows = 3
const steadyRatio = 0.02

// A smaller difference between two groups of three windows does not come from a compiler.
const fallenRatio = 0.01

/** Configuration of a warm-up. */
export interface WarmUpLength {
  /** Calls in a batch. */
  readonly iterations: number
  /** Seconds of the measurement that follows, both slots together. */
  readonly measuredSeconds: number
}

/**
 * Alternates batches until both slots are steady: three windows agree within 2%, or are no faster than the three
 * before. The length is drawn, so that collections do not fall into the same batches of every block. Returns seconds
 * of both slots.
 */
export async function warmUp(
  actors: BySlot<HarnessActor>,
  random: Random,
  { iterations, measuredSeconds }: WarmUpLength,
): Promise<number> {
  const leastWindows = random.between(steadyWindows, steadyWindows + 4)
  const capNanoseconds = (random.between(500, 1000) / 1e3) * measuredSeconds * 1e9
  const costs: { readonly one: number[]; readonly two: number[] } = { one: [], two: [] }
  let spentNanoseconds = 0
  let seconds = 0
  let length = iterations
  while (spentNanoseconds < capNanoseconds) {
    const window = await oneWindow(actors, random, length)
    length = Math.max(iterations, Math.ceil(window.calls / requestsPerWindow))
    costs.one.push(window.costPerCall.one)
    costs.two.push(window.costPerCall.two)
    spentNanoseconds += window.nanoseconds
    seconds += window.seconds
    const stopRule = costs.one.length >= leastWindows
    const isOver = [isSteady, isFlat].some((rule) => rule(costs.one) && rule(costs.two))
    if (stopRule && isOver) break
  }
  return seconds
}

async function oneWindow(actors: BySlot<HarnessActor>, random: Random, iterations: number) {
  const clock = { one: 0, two: 0 }
  const cost = { one: 0, two: 0 }
  let calls = 0
  do {
    const { one, two } = await onBoth(actors, drawnSlot(random), (actor) =>
      actor.run({ iterations, leadIn: 0 }),
    )
    clock.one += one.nanoseconds
    clock.two += two.nanoseconds
    cost.one += costOfBatch(one)
    cost.two += costOfBatch(two)
    calls += iterations
  } while (Math.min(clock.one, clock.two) < windowNanoseconds)
  return {
    costPerCall: { one: cost.one / calls, two: cost.two / calls },
    /** In each slot. */
    calls,
    /** Of the slower slot. */
    nanoseconds: Math.max(clock.one, clock.two),
    /** Of both slots. */
    seconds: (clock.one + clock.two) / 1e9,
  }
}

function isSteady(costs: readonly number[]): boolean {
  const last = costs.slice(-steadyWindows)
  const least = Math.min(...last)
  return last.length === steadyWindows && Math.max(...last) - least <= steadyRatio * least
}

function isFlat(costs: readonly number[]): boolean {
  if (costs.length < 2 * steadyWindows) return false
  const before = median(costs.slice(-2 * steadyWindows, -steadyWindows))
  return median(costs.slice(-steadyWindows)) >= (1 - fallenRatio) * before
}
