import { mean } from 'simple-statistics'
import { drawsIn, type Readings } from '../model/run/sample.ts'
import type { ServerBenchmark } from '../model/run/benchmark.ts'
import { type ServerActor, listsBySlot, onBoth, perSlot, type BySlot, type Slot } from './actors.ts'
import type { Driver } from './driver.ts'
import { pairOfBursts, serverReadings, type ServerTurn } from './server-turns.ts'
import { typicalPair, wholeCosts } from './typical-pair.ts'

/**
 * Both servers stay alive, and one client sends the same requests to each in turn, in short bursts. Nothing is left
 * over when a turn ends, so the next owes it nothing. Requests, number and order are drawn for every pair of turns.
 */
export const alternate: Driver<ServerActor, ServerBenchmark> = async (
  actors,
  { block, benchmark, pilot },
) => {
  const random = drawsIn(block)
  const turnsToDraw = { random, benchmark, requests: pilot.iterations }
  const next = (): Promise<BySlot<ServerTurn>> => pairOfBursts(actors, turnsToDraw)
  await onBoth(actors, 'one', (actor) => actor.start())
  // Whole pairs, so that both get equally many requests; their number is drawn, like the length of every warm-up.
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
      one.latencies.map((seconds, at) => ({
        one: seconds,
        two: two.latencies[at] ?? NaN,
      })),
    ),
  )
  const latencies = perSlot(listsBySlot(turns), (list) => list.flatMap((turn) => turn.latencies))
  const whole = wholeCosts(latencies)
  const of = (slot: Slot): Readings => {
    const sentCount = turns.reduce((sum, turn) => sum + turn[slot].sentCount, 0)
    return {
      time: time[slot],
      throughput: 1 / mean(latencies[slot]),
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
