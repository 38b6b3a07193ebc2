import { drawsIn } from '../model/run/block.ts'
import type { Readings } from '../model/run/sample.ts'
import type { CommandActor } from './actors.ts'
import { onBoth, firstSlot, perSlot, type BySlot } from './slot.ts'
import type { Driver } from './driver.ts'
import { typicalPair } from './typical-pair.ts'
import { wholeCosts } from './whole-costs.ts'

/**
 * Pairs of whole runs back to back, in an order drawn for each pair. A short command runs several
 * times per block, because a single start is far noisier than the mean of a few.
 */
export const command: Driver<CommandActor> = {
  block: async (actors, { block, pilot: { batches } }) => {
    const random = drawsIn(block)
    const runs: { readonly one: Readings[]; readonly two: Readings[] } = { one: [], two: [] }
    for (let pair = 0; pair < batches; pair++) {
      const { one, two } = await onBoth(actors, firstSlot(pair, random), (actor) => actor.run())
      runs.one.push(one)
      runs.two.push(two)
    }
    const time = timeOf(runs)
    const whole = wholeCosts(perSlot(runs, (list) => list.map((run) => run['time'] ?? 0)))
    return {
      one: { ...means(runs.one), time: time.one, ...whole.one },
      two: { ...means(runs.two), time: time.two, ...whole.two },
      spentTime: { warmUp: 0, leadIn: 0, measured: secondsOfRuns(runs) },
    }
  },
}

function secondsOfRuns({ one, two }: BySlot<readonly Readings[]>): number {
  // Side by side, so that nothing is rounded differently when the slots are swapped.
  return one.reduce(withTime, 0) + two.reduce(withTime, 0)
}

function withTime(sum: number, readings: Readings): number {
  return sum + (readings['time'] ?? 0)
}

function timeOf({ one, two }: BySlot<readonly Readings[]>): BySlot<number | null> {
  const pairs = one.flatMap((readings, at) => {
    const times = { one: readings['time'] ?? 0, two: two[at]?.['time'] ?? 0 }
    return times.one > 0 && times.two > 0 ? [times] : []
  })
  return pairs.length === 0 ? { one: null, two: null } : typicalPair(pairs)
}

function means(list: readonly Readings[]): Readings {
  const ids = new Set(list.flatMap((readings) => Object.keys(readings)))
  return Object.fromEntries([...ids].map((id) => [id, meanReading(list, id)]))
}

function meanReading(list: readonly Readings[], id: string): number | null {
  const values = list.flatMap((readings) => readings[id] ?? [])
  if (values.length < list.length || values.length === 0) return null
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
