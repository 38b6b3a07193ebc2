import type { Contestant } from './contest-between.ts'

/** Two contestants that meet. */
interface Meeting {
  readonly reference: Contestant
  readonly contender: Contestant
}

/**
 * Who meets whom: each contestant the first.
 *
 * @param contestants - the first is the reference
 */
export function meetings([reference, ...contenders]: readonly Contestant[]): readonly Meeting[] {
  if (reference === undefined) return []
  return contenders.map((contender) => ({ reference, contender }))
}
