import { mean } from 'simple-statistics'
import { drawsIn } from '../model/run/block.ts'
import type { ServerBenchmark } from '../model/run/benchmark.ts'
import type { Readings } from '../model/run/sample.ts'
import { isLoaded } from '../model/run/server.ts'
import type { ServerActor } from './actors.ts'
import type { BlockYield, Driver, DriverContext } from './driver.ts'
import {
  drawnLoad,
  pairOfBursts,
  pairOfLoads,
  serverReadings,
  type ServerTurn,
} from './server-turns.ts'
import { listsBySlot, onBoth, perSlot, type BySlot, type Slot } from './slot.ts'
import { typicalPair, wholeCosts } from './typical-pair.ts'

/**
 * Both servers stay alive, and one client sends the same requests to each in turn: in short bursts, one
 * by one, or with as many under way as their connections hold. Such turns are valid because nothing is
 * left over when one ends, so the next one owes it nothing. The requests, their number and the order of
 * the servers are drawn for every pair of turns. Where requests come at a rate, each server has one long
 * turn.
 */
export const alternate: Driver<ServerActor, ServerBenchmark> = (actors, context) =>
  context.benchmark.server.rate === null ? inTurns(actors, context) : atRate(actors, context)

async function inTurns(
  actors: BySlot<ServerActor>,
  { block, benchmark, pilot }: DriverContext<ServerBenchmark>,
): Promise<BlockYield> {
  const random = drawsIn(block)
  const isAtLimit = isLoaded(benchmark.server)
  const turnsToDraw = { random, benchmark, requests: pilot.iterations }
  const next = (): Promise<BySlot<ServerTurn>> =>
    (isAtLimit ? pairOfLoads : pairOfBursts)(actors, turnsToDraw)
  await onBoth(actors, 'one', (actor) => actor.start())
  if (isAtLimit) await onBoth(actors, 'one', (actor) => actor.connect())
  // Whole pairs, so that both servers get equally many requests. Their number is drawn, like the
  // length of every warm-up.
  const warmUp = Math.ceil(pilot.batches * (0.2 + 0.2 * random.next()))
  let warmUpSeconds = 0
  for (let pair = 0; pair < warmUp; pair++) warmUpSeconds += turnSeconds(await next())
  const before = await onBoth(actors, 'one', (actor) => actor.usage())
  const turns: BySlot<ServerTurn>[] = []
  for (let pair = 0; pair < pilot.batches; pair++) turns.push(await next())
  const after = await onBoth(actors, 'one', (actor) => actor.usage())
  await onBoth(actors, 'one', (actor) => actor.end())
  const time = typicalPair(
    turns.flatMap(({ one, two }) =>
      one.times.map((seconds, at) => ({
        one: seconds,
        two: two.times[at] ?? NaN,
      })),
    ),
  )
  const latencies = perSlot(listsBySlot(turns), (list) => list.flatMap((turn) => turn.latencies))
  const whole = wholeCosts(latencies)
  const of = (slot: Slot): Readings => {
    const sentCount = turns.reduce((sum, turn) => sum + turn[slot].sentCount, 0)
    return {
      time: time[slot],
      throughput: 1 / (isAtLimit ? time[slot] : mean(latencies[slot])),
      ...whole[slot],
      ...serverReadings({ before: before[slot], after: after[slot], sentCount }, latencies[slot]),
    }
  }
  const measuredSeconds = turns.reduce((sum, turn) => sum + turnSeconds(turn), 0)
  // What untimed requests of a burst took is not known.
  return {
    one: of('one'),
    two: of('two'),
    spentTime: { warmUp: warmUpSeconds, leadIn: 0, measured: measuredSeconds },
  }
}

function turnSeconds({ one, two }: BySlot<ServerTurn>): number {
  return one.seconds + two.seconds
}

/**
 * Each server gets the same requests at the same times, one server after the other: alone from
 * its start to its end. Short turns would not be valid here. The queue of a server that is late
 * takes seconds to become as long as it gets, and a turn that ends lets it drain.
 */
async function atRate(
  actors: BySlot<ServerActor>,
  { block, benchmark, pilot }: DriverContext<ServerBenchmark>,
): Promise<BlockYield> {
  const random = drawsIn(block)
  const { requests } = benchmark.server
  const warmUp = drawnLoad(random, requests, pilot.iterations * (0.2 + 0.2 * random.next()))
  const load = drawnLoad(random, requests, pilot.iterations)
  const { one, two } = await onBoth(actors, 'one', async (actor) => {
    await actor.start()
    await actor.connect()
    const warmUpTimes = await actor.load(warmUp)
    const before = await actor.usage()
    const { answers, latencies } = await actor.load(load)
    const after = await actor.usage()
    await actor.end()
    const seconds = lastOf(answers)
    const serverUse = serverReadings({ before, after, sentCount: latencies.length }, latencies)
    const throughput = latencies.length / seconds
    const readings = { time: serverUse['latency-p50'] ?? null, throughput, ...serverUse }
    return { readings, latencies, seconds, warmUpSeconds: lastOf(warmUpTimes.answers) }
  })
  const warmUpSeconds = one.warmUpSeconds + two.warmUpSeconds
  const measuredSeconds = one.seconds + two.seconds
  const whole = wholeCosts({ one: one.latencies, two: two.latencies })
  return {
    one: { ...one.readings, ...whole.one },
    two: { ...two.readings, ...whole.two },
    spentTime: { warmUp: warmUpSeconds, leadIn: 0, measured: measuredSeconds },
  }
}

function lastOf(answeredValues: readonly number[]): number {
  return answeredValues.reduce((last, seconds) => Math.max(last, seconds), 1e-9)
}
