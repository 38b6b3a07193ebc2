import { randomOf, type Random } from '../model/random.ts'
import type { Readings } from '../model/run/sample.ts'
import type { ServerRequest } from '../model/run/server.ts'
import type { BurstAnswer, ConsumedAnswer } from './burst-answers.ts'
import { burstInBoth, consumedByBoth, drawnRequests, serveBoth, stopBoth } from './bursts.ts'
import type { Burst, ByPlace, Driver, DriverContext } from './driver.ts'
import { requestsOf } from './requests-of.ts'
import { quantileOf } from './quantile-of.ts'
import type { Steps } from './steps.ts'
import { typicalPair } from './typical-pair.ts'

/**
 * Both servers stay alive, and one client sends short bursts of the same requests to either in turn.
 * Which requests, how many and to whom first is drawn for every pair of bursts.
 */
export const alternate: Driver = { id: 'alternate', block }

/** Requests before each burst that are not timed, at most. */
const mostLeadIn = 2

function* block(context: DriverContext): Steps<ByPlace<Readings>> {
  const { block: drawn, benchmark, pilot } = context
  const random = randomOf(drawn.seed)
  const requests = requestsOf(benchmark)
  yield* serveBoth()
  // As many pairs on either side; their number is drawn, like that of every warm-up.
  const warmUp = Math.ceil(pilot.batches * (0.2 + 0.2 * random.next()))
  for (let pair = 0; pair < warmUp; pair++) yield* onePair(random, requests, pilot.iterations)
  const before = yield* consumedByBoth()
  const measured = yield* measure(random, requests, pilot.iterations, pilot.batches)
  const after = yield* consumedByBoth()
  yield* stopBoth()
  const time = typicalPair(measured.pairs)
  const of = (place: 'one' | 'two'): Readings => ({
    time: time[place],
    cpu: cpuPerRequest(before[place], after[place], measured.sent),
    'peak-memory': after[place].peakMemoryBytes,
    'page-faults': grown(before[place].pageFaults, after[place].pageFaults),
    'context-switches': grown(before[place].contextSwitches, after[place].contextSwitches),
    ...spreadOf(measured.seconds[place]),
  })
  return { one: of('one'), two: of('two') }
}

interface Measured {
  /** Seconds of the same request to either, for every timed request. */
  readonly pairs: readonly ByPlace<number>[]
  /** Seconds of every timed request. */
  readonly seconds: ByPlace<readonly number[]>
  /** Requests to each place, lead-ins included. */
  readonly sent: number
}

function* measure(
  random: Random,
  requests: readonly ServerRequest[],
  iterations: number,
  batches: number,
): Steps<Measured> {
  const pairs: ByPlace<number>[] = []
  const seconds: { readonly one: number[]; readonly two: number[] } = { one: [], two: [] }
  let sent = 0
  for (let index = 0; index < batches; index++) {
    const { burst, answers } = yield* onePair(random, requests, iterations)
    const own = { one: secondsOf(answers.one), two: secondsOf(answers.two) }
    // Request by request: what interrupts one of a burst leaves the others as they are.
    pairs.push(...own.one.map((one, at) => ({ one, two: own.two[at] ?? NaN })))
    seconds.one.push(...own.one)
    seconds.two.push(...own.two)
    sent += burst.requests.length
  }
  return { pairs, seconds, sent }
}

function* onePair(
  random: Random,
  requests: readonly ServerRequest[],
  iterations: number,
): Steps<{ readonly burst: Burst; readonly answers: ByPlace<BurstAnswer> }> {
  const most = Math.ceil(iterations * 1.5)
  const timed = random.between(Math.max(1, Math.floor(iterations * 0.5)), most)
  // A long request needs no lead-in, and could not afford one.
  const leadIn = iterations < 3 ? 0 : random.between(1, mostLeadIn)
  const burst = { requests: drawnRequests(random, requests, leadIn + timed), leadIn }
  const answers = yield* burstInBoth(random.coin() ? 'one' : 'two', burst)
  return { burst, answers }
}

function secondsOf({ nanoseconds }: BurstAnswer): readonly number[] {
  return nanoseconds.map((time) => time / 1e9)
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function cpuPerRequest(
  before: ConsumedAnswer,
  after: ConsumedAnswer,
  requests: number,
): number | null {
  const used = grown(before.cpuSeconds, after.cpuSeconds)
  return used !== null && used > 0 ? used / requests : null
}

/** A process of the server that has ended meanwhile takes its account with it. */
function grown(before: number | null, after: number | null): number | null {
  return before === null || after === null || after < before ? null : after - before
}

function spreadOf(seconds: readonly number[]): Readings {
  const sorted = seconds.toSorted((one, other) => one - other)
  return {
    throughput: 1 / meanOf(seconds),
    'latency-p50': quantileOf(sorted, 0.5),
    'latency-p95': quantileOf(sorted, 0.95),
    'latency-p99': quantileOf(sorted, 0.99),
  }
}
