import type { Benchmark } from '../model/run/benchmark.ts'
import type { Pilot } from '../model/run/pilot.ts'
import type { BurstAnswer } from './burst-answers.ts'
import { burstInBoth, serveBoth, stopBoth } from './bursts.ts'
import type { ByPlace } from './driver.ts'
import { requestsOf } from './requests-of.ts'
import type { Steps } from './steps.ts'

/** What a pilot of two servers found. */
export interface SettledBurst extends Pick<Pilot, 'iterations' | 'batches' | 'notes' | 'calls'> {
  /** Expected seconds of the measured part of a block, both places together, without starting. */
  readonly measuredSeconds: number
}

const burstNanoseconds = 2e6
const blockNanoseconds = 1e9
const warmNanoseconds = 0.3e9
const mostBatches = 400
const mostInBurst = 200

/**
 * Asks both servers everything there is to ask until they are warm, and finds how many requests make
 * a good burst, the same for both, and how many bursts a block.
 */
export function* settleBurst(benchmark: Benchmark): Steps<SettledBurst> {
  const requests = requestsOf(benchmark)
  const weights = requests.flatMap(({ weight }, at) => Array<number>(Math.min(weight, 10)).fill(at))
  yield* serveBoth()
  let spent = 0
  let calls = 0
  let perRequest = { one: Infinity, two: Infinity }
  for (let turn = 0; turn < 3 || (spent < warmNanoseconds && calls < 20_000); turn++) {
    const first = turn % 2 === 0 ? 'one' : 'two'
    const { one, two } = yield* burstInBoth(first, { requests: weights, leadIn: 0 })
    const means = { one: meanOf(one), two: meanOf(two) }
    perRequest = least(perRequest, means)
    calls += weights.length
    spent += Math.max(means.one, means.two) * weights.length
    // What takes this long is not made warm by asking again and again.
    if (spent > 5 * warmNanoseconds) break
  }
  yield* stopBoth()
  const iterations = benchmark.server?.burst ?? burstOf(Math.max(perRequest.one, perRequest.two))
  const pair = iterations * (perRequest.one + perRequest.two)
  const batches = Math.max(3, Math.min(mostBatches, Math.round(blockNanoseconds / pair)))
  return { iterations, batches, calls, notes: [], measuredSeconds: (batches * pair) / 1e9 }
}

function burstOf(nanoseconds: number): number {
  return Math.max(1, Math.min(mostInBurst, Math.round(burstNanoseconds / nanoseconds)))
}

function meanOf({ nanoseconds }: BurstAnswer): number {
  return nanoseconds.reduce((sum, time) => sum + time, 0) / nanoseconds.length
}

function least(one: ByPlace<number>, other: ByPlace<number>): ByPlace<number> {
  return { one: Math.min(one.one, other.one), two: Math.min(one.two, other.two) }
}
