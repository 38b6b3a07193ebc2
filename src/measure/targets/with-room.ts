import { randomOf, seedOf } from '../../model/random.ts'
import type { BySide } from '../../model/build/side.ts'
import type { Target } from './target.ts'

// The environment lies above the stack: as many bytes as a page moves it through all its places.
const mostRoom = 4096

/** The variable whose length moves the stack. */
const roomVariable = 'DEADHEAT_ROOM'

/**
 * Targets whose processes have an environment of drawn length, each side its own, alike in distribution:
 * where the stack begins would otherwise be the same in all blocks, and another on either side.
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
