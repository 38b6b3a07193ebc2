import type { BySlot, Slot } from './slot.ts'

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
