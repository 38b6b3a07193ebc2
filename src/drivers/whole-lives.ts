import { mean } from 'simple-statistics'
import { drawsIn, type Readings } from '../model/run/sample.ts'
import type { FunctionBenchmark } from '../model/run/benchmark.ts'
import type { Batch } from '../model/run/series-answer.ts'
import {
  type HarnessActor,
  onBoth,
  firstSlot,
  listsBySlot,
  perSlot,
  type BySlot,
  type Slot,
} from './actors.ts'
import type { BlockYield, DriverContext } from './driver.ts'
import { cpuPerCall, firstCallsOf, usedBy } from './used-by.ts'
import { anyWorkWaited, hasMarks, ownNanoseconds, runLength } from './own-nanoseconds.ts'
import { wholeCosts } from './typical-pair.ts'

/**
 * A block whose fresh processes make a fixed number of batches from their first call on, in turn, and no other
 * calls. Every batch has an age of its own, so the time is the mean of all, as of a study that averages its rounds;
 * they are also a series.
 */
export async function wholeLives(
  actors: BySlot<HarnessActor>,
  { benchmark, block, metrics }: DriverContext<FunctionBenchmark>,
  batches: number,
): Promise<BlockYield> {
  const random = drawsIn(block)
  const calls = benchmark.calls ?? 1
  await onBoth(actors, 'one', (actor) => actor.start())
  const pairs: BySlot<Batch>[] = []
  for (let index = 0; index < batches; index++)
    pairs.push(await batchOfBoth(actors, firstSlot(index, random), calls))
  const lives = listsBySlot(pairs)
  const after = await onBoth(actors, 'one', (actor) => actor.usage())
  await onBoth(actors, 'one', (actor) => actor.end())
  const wasKeptWaiting = anyWorkWaited(lives)
  const clock = hasMarks(metrics) ? ({ nanoseconds }: Batch) => nanoseconds : ownNanoseconds
  const series = perSlot(lives, (life) => life.map((batch) => clock(batch) / 1e9 / calls))
  const whole = wholeCosts(series)
  const readingsOf = (slot: Slot): Readings => ({
    time: wasKeptWaiting ? null : mean(series[slot]),
    ...whole[slot],
    cpu: cpuPerCall(lives[slot], batches * calls),
    ...firstCallsOf(batches > 1 ? series[slot] : null),
    ...usedBy(metrics, {
      before: {},
      after: after[slot].figures,
      calls: calls * batches,
      wasKeptWaiting,
    }),
  })
  const readings = { one: readingsOf('one'), two: readingsOf('two') }
  return batches > 1 ? { ...readings, series } : readings
}

/** One batch of each. The second one has rested while the first one rested. */
export async function batchOfBoth(
  actors: BySlot<HarnessActor>,
  first: Slot,
  calls: number,
): Promise<BySlot<Batch>> {
  const length = { iterations: calls, leadIn: 0, fresh: true } as const
  let isFirst = true
  return onBoth(actors, first, (actor) => {
    const ownParts = isFirst ? length : ({ ...length, isRested: true } as const)
    isFirst = false
    return runLength(actor, ownParts)
  })
}
