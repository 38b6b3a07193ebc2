import { percent } from '../../model/percent.ts'
import { mean } from 'simple-statistics'
import { randomOf } from '../../model/random.ts'
import type { ServerBenchmark } from '../../model/run/benchmark.ts'
import type { LoadTimes, ServerActor } from '../actors.ts'
import { onBoth } from '../both.ts'
import { drawnRequests } from '../drawn-requests.ts'
import type { BySlot } from '../slot.ts'
import { arrivals } from './arrivals.ts'
import { grownBy } from './grown.ts'
import { onePair } from './one-pair.ts'
import type { SettledBurst } from './settled-burst.ts'
import type { TurnAtTheLimit } from './turn-at-the-limit.ts'
import { underWayIn } from './under-way-in.ts'

const warmSeconds = 0.3
const turnSeconds = 0.05
const secondsAtTheLimit = 1
/** A 99th percentile needs this many. */
const leastAtRate = 1000
const mostSecondsAtRate = 10
const leastSecondsAtRate = 2
const mostRequests = 200_000
const mostBatches = 100
const trySeed = 1

/** Below this, a server waits for something else than its CPU. */
const busyShare = 0.85
const growth = 1.7
const leastQueueSeconds = 0.05
const lateShare = 0.01

/**
 * Loads both servers until they are warm, and determines the number of requests of a turn, the same
 * for both, and the number of turns in a block.
 */
export function settleLoad(
  actors: BySlot<ServerActor>,
  benchmark: ServerBenchmark,
): Promise<SettledBurst> {
  const { rate } = benchmark.server
  return rate === null ? settleAtTheLimit(actors, benchmark) : settleAtRate(actors, benchmark, rate)
}

async function settleAtTheLimit(
  actors: BySlot<ServerActor>,
  benchmark: ServerBenchmark,
): Promise<SettledBurst> {
  const random = randomOf(trySeed)
  const underWay = underWayIn(benchmark)
  await onBoth(actors, 'one', (actor) => actor.start())
  await onBoth(actors, 'one', (actor) => actor.connect())
  const next = (timedAmount: number): Promise<BySlot<TurnAtTheLimit>> =>
    onePair(actors, { random, benchmark, timedSeconds: timedAmount })
  let timedAmount = 4 * underWay
  let calls = 0
  let spentSeconds = 0
  let pair = await next(timedAmount)
  for (let turn = 0; turn < 2 || (spentSeconds < warmSeconds && calls < 20_000); turn++) {
    timedAmount = requestsOf(pair, underWay)
    pair = await next(timedAmount)
    calls += pair.one.sent
    spentSeconds += Math.max(pair.one.seconds, pair.two.seconds)
    if (spentSeconds > 5 * warmSeconds) break
  }
  timedAmount = requestsOf(pair, underWay)
  const before = await onBoth(actors, 'one', (actor) => actor.usage())
  pair = await next(timedAmount)
  const after = await onBoth(actors, 'one', (actor) => actor.usage())
  const addons = await onBoth(actors, 'one', (actor) => actor.addons())
  await onBoth(actors, 'one', (actor) => actor.end())
  const busy = (slot: 'one' | 'two'): number | null => {
    const usedAmount = grownBy(before[slot].cpuSeconds, after[slot].cpuSeconds)
    return usedAmount === null ? null : usedAmount / pair[slot].seconds
  }
  const pairSeconds = pair.one.seconds + pair.two.seconds
  const wantedCount = 2 * (benchmark.server.seconds ?? secondsAtTheLimit)
  const batches = Math.max(3, Math.min(mostBatches, Math.round(wantedCount / pairSeconds)))
  const measuredSeconds = batches * pairSeconds
  const notes = idleNotes({ one: busy('one'), two: busy('two') })
  return { iterations: timedAmount, batches, calls, notes, measuredSeconds, addons }
}

/** Enough that a turn consists of more than its beginning and its end. */
function requestsOf({ one, two }: BySlot<TurnAtTheLimit>, underWay: number): number {
  const perRequest = Math.max(one.perRequest, two.perRequest)
  const fittingCount = Math.round(turnSeconds / perRequest)
  return Math.min(mostRequests, Math.max(5 * underWay, fittingCount))
}

function idleNotes({ one, two }: BySlot<number | null>): string[] {
  const idle = [...idleNote('base', one), ...idleNote('head', two)]
  if (idle.length === 0) return []
  return [
    `${idle.join(' and ')}: what it waits for, its client or other programs are the limit, so a dearer server need not show in its time; CPU time shows it`,
  ]
}

function idleNote(side: string, busy: number | null): readonly string[] {
  if (busy === null || busy >= busyShare) return []
  return [`the server of ${side} worked for ${percent(busy)} of its turns`]
}

async function settleAtRate(
  actors: BySlot<ServerActor>,
  benchmark: ServerBenchmark,
  rate: number,
): Promise<SettledBurst> {
  const random = randomOf(trySeed)
  const fittingCount = Math.min(mostSecondsAtRate, leastAtRate / rate)
  const seconds = benchmark.server.seconds ?? Math.max(leastSecondsAtRate, fittingCount)
  const iterations = Math.min(mostRequests, Math.max(1, Math.round(seconds * rate)))
  const drawnValues = arrivals(random, Math.min(iterations, Math.max(1, rate)))
  const due = drawnValues.length > 0 ? drawnValues : [0]
  const requests = drawnRequests(random, benchmark.server.requests, due.length)
  const seats = await onBoth(actors, 'one', async (actor) => {
    await actor.start()
    await actor.connect()
    // The server is cold during the first load.
    await actor.load({ requests, due })
    const times = await actor.load({ requests, due })
    const addons = await actor.addons()
    await actor.end()
    return { times, addons }
  })
  const { one, two } = seats
  const notes = [
    ...queueNote('base', one.times),
    ...queueNote('head', two.times),
    ...lateNotes([one.times, two.times]),
  ]
  return {
    iterations,
    batches: 1,
    calls: 2 * requests.length,
    notes,
    measuredSeconds: (2 * iterations) / rate,
    addons: { one: one.addons, two: two.addons },
  }
}

function queueNote(side: string, { latencies }: LoadTimes): readonly string[] {
  const quarter = Math.floor(latencies.length / 4)
  if (quarter < 10) return []
  const early = mean(latencies.slice(quarter, 2 * quarter))
  const late = mean(latencies.slice(-quarter))
  // In a queue that grows evenly, the last quarter waits 7/3 times as long as the second one.
  if (late < growth * early || late < leastQueueSeconds) return []
  return [
    `the server of ${side} cannot keep up with this rate: its queue grows for as long as it is loaded, and so do its latencies`,
  ]
}

function lateNotes(times: readonly LoadTimes[]): readonly string[] {
  const late = times.reduce((sum, loadTimes) => sum + loadTimes.late, 0)
  const sentCount = times.reduce((sum, { answered }) => sum + answered.length, 0)
  if (late <= lateShare * sentCount) return []
  const share = percent(late / sentCount)
  return [
    `the client sent ${share} of the requests more than a millisecond late, which latencies include: it needs a CPU of its own, or a lower rate`,
  ]
}
