import { randomOf } from '../../model/random.ts'
import type { ServerBenchmark } from '../../model/run/benchmark.ts'
import type { Readings } from '../../model/run/sample.ts'
import type { ServerActor } from '../actors.ts'
import { onBoth } from '../both.ts'
import type { BlockYield, DriverContext } from '../driver.ts'
import type { BySlot, Slot } from '../slot.ts'
import { typicalPair } from '../typical-pair.ts'
import { cpuPerRequest } from './cpu-per-request.ts'
import { latenciesOf } from './latencies-of.ts'
import { onePair } from './one-pair.ts'
import type { TurnAtTheLimit } from './turn-at-the-limit.ts'
import { usageReadings } from './usage-readings.ts'

/**
 * Both servers stay alive, and each is loaded in turn, with as many requests under way as its
 * connections hold. Turns are valid here: no requests are left over when one ends, so the next turn
 * owes the one before nothing.
 */
export async function atTheLimit(
  actors: BySlot<ServerActor>,
  { block, benchmark, pilot }: DriverContext<ServerBenchmark>,
): Promise<BlockYield> {
  const random = randomOf(block.seed)
  const next = (): Promise<BySlot<TurnAtTheLimit>> =>
    onePair(actors, { random, benchmark, timedSeconds: pilot.iterations })
  await onBoth(actors, 'one', (actor) => actor.start())
  await onBoth(actors, 'one', (actor) => actor.connect())
  const warmUp = Math.ceil(pilot.batches * (0.2 + 0.2 * random.next()))
  let warmUpSeconds = 0
  for (let pair = 0; pair < warmUp; pair++) warmUpSeconds += turnSeconds(await next())
  const before = await onBoth(actors, 'one', (actor) => actor.usage())
  const turns: BySlot<TurnAtTheLimit>[] = []
  for (let pair = 0; pair < pilot.batches; pair++) turns.push(await next())
  const after = await onBoth(actors, 'one', (actor) => actor.usage())
  await onBoth(actors, 'one', (actor) => actor.end())
  const time = typicalPair(
    turns.map(({ one, two }) => ({ one: one.perRequest, two: two.perRequest })),
  )
  const of = (slot: Slot): Readings => {
    const limitTurns = turns.map((turn) => turn[slot])
    const latencies = limitTurns.flatMap((turn) => turn.latencies)
    const sentCount = limitTurns.reduce((sum, turn) => sum + turn.sent, 0)
    return {
      time: time[slot],
      cpu: cpuPerRequest(before[slot], after[slot], sentCount),
      ...usageReadings(before[slot], after[slot]),
      throughput: 1 / time[slot],
      ...latenciesOf(latencies),
    }
  }
  const measuredAmount = turns.reduce((sum, turn) => sum + turnSeconds(turn), 0)
  return {
    one: of('one'),
    two: of('two'),
    spent: { warmUp: warmUpSeconds, leadIn: 0, measured: measuredAmount },
  }
}

function turnSeconds({ one, two }: BySlot<TurnAtTheLimit>): number {
  return one.seconds + two.seconds
}
