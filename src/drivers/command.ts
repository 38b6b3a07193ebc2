import { drawsIn, type Readings } from '../model/run/sample.ts'
import {
  type CommandActor,
  onBoth,
  firstSlot,
  listsBySlot,
  perSlot,
  type BySlot,
} from './actors.ts'
import type { Driver } from './driver.ts'
import { typicalPair, wholeCosts } from './typical-pair.ts'

/** Pairs of whole runs back to back, in drawn order; several per block of a short command, as its starts are noisy. */
export const command: Driver<CommandActor> = async (actors, { block, pilot: { batches } }) => {
  const random = drawsIn(block)
  const pairs: BySlot<Readings>[] = []
  for (let pair = 0; pair < batches; pair++)
    pairs.push(await onBoth(actors, firstSlot(pair, random), (actor) => actor.run()))
  const runs = listsBySlot(pairs)
  const seconds = perSlot(runs, (list) => list.map((run) => run['time'] ?? 0))
  const time = timeOf(pairs)
  const whole = wholeCosts(seconds)
  // Side by side, so that nothing is rounded differently when the slots are swapped.
  const measuredSeconds = sumOf(seconds.one) + sumOf(seconds.two)
  return {
    one: { ...means(runs.one), time: time.one, ...whole.one },
    two: { ...means(runs.two), time: time.two, ...whole.two },
    spentTime: { warmUp: 0, leadIn: 0, measured: measuredSeconds },
  }
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function timeOf(pairs: readonly BySlot<Readings>[]): BySlot<number | null> {
  const times = pairs
    .map((pair) => perSlot(pair, (readings) => readings['time'] ?? 0))
    .filter((pair) => pair.one > 0 && pair.two > 0)
  return times.length === 0 ? { one: null, two: null } : typicalPair(times)
}

function means(list: readonly Readings[]): Readings {
  const ids = new Set(list.flatMap((readings) => Object.keys(readings)))
  return Object.fromEntries([...ids].map((id) => [id, meanReading(list, id)]))
}

function meanReading(list: readonly Readings[], id: string): number | null {
  const values = list.flatMap((readings) => readings[id] ?? [])
  if (values.length < list.length || values.length === 0) return null
  return sumOf(values) / values.length
}
