import type { Random } from '../model/random.ts'

/** The two slots of a block. A coin decides which side takes which; after that they are treated equally. */
export type Slot = 'one' | 'two'

/** One value for each slot. */
export interface BySlot<T> {
  readonly one: T
  readonly two: T
}

/** Picks a slot with a fair coin. */
export function drawnSlot(random: Random): Slot {
  return random.coin() ? 'one' : 'two'
}

/**
 * Who goes first in a turn of a block: slot one in turn 0, where the coin has decided which side that is,
 * and either of them later.
 */
export function firstSlot(turn: number, random: Random): Slot {
  return turn === 0 ? 'one' : drawnSlot(random)
}

/** The smaller of two values of each slot, whatever their unit. */
export function leastBySlot(first: BySlot<number>, second: BySlot<number>): BySlot<number> {
  return { one: Math.min(first.one, second.one), two: Math.min(first.two, second.two) }
}

/**
 * Does the same with both actors, one after the other, so that two measured processes never run at
 * the same time.
 */
export async function onBoth<Actor, T>(
  actors: BySlot<Actor>,
  first: Slot,
  action: (actor: Actor) => Promise<T>,
): Promise<BySlot<T>> {
  if (first === 'one') {
    const entry = await action(actors.one)
    return { one: entry, two: await action(actors.two) }
  }
  const two = await action(actors.two)
  return { one: await action(actors.one), two }
}

/** The same of each slot's value. */
export function perSlot<T, R>({ one, two }: BySlot<T>, of: (value: T) => R): BySlot<R> {
  return { one: of(one), two: of(two) }
}

/** The values of each slot in many pairs, in their order. */
export function listsBySlot<T>(pairs: readonly BySlot<T>[]): BySlot<T[]> {
  return { one: pairs.map((pair) => pair.one), two: pairs.map((pair) => pair.two) }
}
