import type { Random } from '../model/random.ts'

/** The two slots of a block. The coin decides which side takes which; afterwards they are equals. */
export type Slot = 'one' | 'two'

/** One value for each slot. */
export interface BySlot<T> {
  readonly one: T
  readonly two: T
}

/** Either slot, by a fair coin. */
export function drawnSlot(random: Random): Slot {
  return random.coin() ? 'one' : 'two'
}
