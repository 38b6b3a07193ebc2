import { randomOf, seedOf } from '../../model/random.ts'
import type { BySide } from '../../model/build/side.ts'
import type { Target } from './target.ts'

// The environment is above the stack: up to a page of bytes moves the stack through all its
// positions.
const mostRoom = 4096

/** The variable whose length moves the stack. */
const roomVariable = 'DEADHEAT_ROOM'

/**
 * Targets whose environments have a random length, drawn for each side from the same distribution.
 * Otherwise the stack would begin at the same address in all blocks, and at a different one on each
 * side.
 *
 * @param seed - of the block
 */
export function withRoom({ base, head }: BySide<Target>, seed: number): BySide<Target> {
  return { base: roomy(base, seedOf(seed, 0xe0)), head: roomy(head, seedOf(seed, 0xe1)) }
}

function roomy(target: Target, seed: number): Target {
  const room = 'x'.repeat(randomOf(seed).between(0, mostRoom - 1))
  return { ...target, environment: { ...target.environment, [roomVariable]: room } }
}
