import type { Contestant } from './contest-between.ts'

/** Two contestants that meet. */
interface MeetingRequest {
  readonly reference: Contestant
  readonly contender: Contestant
}

/**
 * Who meets whom: each contestant the first.
 *
 * @param contestants - the first is the reference
 */
export function meetings([
  reference,
  ...contenders
]: readonly Contestant[]): readonly MeetingRequest[] {
  if (reference === undefined) return []
  return contenders.map((contender) => ({ reference, contender }))
}
