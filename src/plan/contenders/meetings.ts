import type { Contestant } from './contest-between.ts'

/** Two contestants that meet. */
interface Meeting {
  readonly reference: Contestant
  readonly contender: Contestant
}

/**
 * Who meets whom: each contestant the first, or every two.
 *
 * @param contestants - the first is the reference
 */
export function meetings(
  contestants: readonly Contestant[],
  { allPairs }: { readonly allPairs: boolean },
): readonly Meeting[] {
  return contestants
    .slice(0, allPairs ? undefined : 1)
    .flatMap((reference, at) =>
      contestants.slice(at + 1).map((contender) => ({ reference, contender })),
    )
}
