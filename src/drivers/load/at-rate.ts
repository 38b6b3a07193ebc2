import { randomOf, type Random } from '../../model/random.ts'
import type { ServerBenchmark } from '../../model/run/benchmark.ts'
import type { Readings } from '../../model/run/sample.ts'
import type { ServerActor } from '../actors.ts'
import { onBoth } from '../both.ts'
import { drawnRequests } from '../drawn-requests.ts'
import type { BlockYield, DriverContext } from '../driver.ts'
import { drawnSlot, type BySlot } from '../slot.ts'
import { arrivals } from './arrivals.ts'
import { cpuPerRequest } from './cpu-per-request.ts'
import { latenciesOf } from './latencies-of.ts'
import { usageReadings } from './usage-readings.ts'

/**
 * Each server gets the same requests at the same drawn times, one server after the other: alone from
 * its start to its end. Short turns would not be valid here. The queue of a server that is late
 * takes seconds to become as long as it gets, and a turn that ends lets it drain.
 */
export async function atRate(
  actors: BySlot<ServerActor>,
  { block, benchmark, pilot }: DriverContext<ServerBenchmark>,
): Promise<BlockYield> {
  const random = randomOf(block.seed)
  const first = drawnSlot(random)
  const warmUp = drawnLoad(random, benchmark, pilot.iterations * (0.2 + 0.2 * random.next()))
  const load = drawnLoad(random, benchmark, pilot.iterations)
  const { one, two } = await onBoth(actors, first, (actor) => half(actor, warmUp, load))
  return {
    one: one.readings,
    two: two.readings,
    spent: {
      warmUp: one.warmUpSeconds + two.warmUpSeconds,
      leadIn: 0,
      measured: one.seconds + two.seconds,
    },
  }
}

interface Due {
  readonly requests: readonly number[]
  readonly due: readonly number[]
}

/** @param count - of requests, on average */
function drawnLoad(random: Random, { server }: ServerBenchmark, count: number): Due {
  const drawnValues = arrivals(random, count)
  const due = drawnValues.length > 0 ? drawnValues : [0]
  return { requests: drawnRequests(random, server.requests, due.length), due }
}

async function half(
  actor: ServerActor,
  warmUp: Due,
  load: Due,
): Promise<{
  readonly readings: Readings
  readonly warmUpSeconds: number
  readonly seconds: number
}> {
  await actor.start()
  await actor.connect()
  const loadTimes = await actor.load(warmUp)
  const before = await actor.usage()
  const { answered, latencies } = await actor.load(load)
  const after = await actor.usage()
  await actor.end()
  const seconds = lastOf(answered)
  const spread = latenciesOf(latencies)
  const readings = {
    time: spread['latency-p50'] ?? null,
    cpu: cpuPerRequest(before, after, latencies.length),
    ...usageReadings(before, after),
    throughput: latencies.length / seconds,
    ...spread,
  }
  return { readings, warmUpSeconds: lastOf(loadTimes.answered), seconds }
}

function lastOf(answeredValues: readonly number[]): number {
  return answeredValues.reduce((last, seconds) => Math.max(last, seconds), 1e-9)
}
