import type { Slot } from '../../drivers/actors.ts'
import { randomOf, seedOf } from '../../model/random.ts'
import type { Target } from './target.ts'

// The environment is above the stack: up to a page of bytes moves the stack through all its
// positions.
const mostRoom = 4096

/** The variable whose length moves the stack. */
const roomVariable = 'DEADHEAT_ROOM'

/** Distinguishes the rooms of a block from every other draw of it. */
const drawOfRooms = { one: 0xe0, two: 0xe1 } as const

/**
 * A target whose environment has a random length, drawn for each slot from the same distribution.
 * Otherwise the stack would begin at the same address in all blocks, and at a different one on each
 * side.
 *
 * @param seed - of the block
 */
export function withRoom(target: Target, seed: number, slot: Slot): Target {
  const room = randomOf(seedOf(seed, drawOfRooms[slot])).between(0, mostRoom - 1)
  return { ...target, environment: { ...target.environment, [roomVariable]: 'x'.repeat(room) } }
}
