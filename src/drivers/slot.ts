import type { Random } from '../model/random.ts'

/**
 * The two slots of a block. A coin decides which side takes which; after that they are treated
 * equally.
 */
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

/** The smaller of two values of each slot, whatever their unit. */
export function leastBySlot(first: BySlot<number>, second: BySlot<number>): BySlot<number> {
  return { one: Math.min(first.one, second.one), two: Math.min(first.two, second.two) }
}
