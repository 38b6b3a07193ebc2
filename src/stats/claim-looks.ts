import { element } from './element.ts'
import { fewestPairs, lookLevels } from './look-levels.ts'

/** A look at which a difference can be claimed. */
export interface ClaimLook {
  readonly pairs: number
  /** Its share of the row's error, 0…1; all shares add up to at most 1. */
  readonly share: number
}

/** Largest share of the error for the first look, so that later looks can still find small changes. */
const mostForFirst = 0.6

// Rounding must not reject a test whose p exactly meets its limit.
const roundingFactor = 1 + 1e-9

/**
 * Finds the looks at which a difference can be claimed, and the error that each may spend.
 *
 * A look of the plan with too few pairs for its test to reject passes its share to the later ones. With `early`, one
 * look for large changes is added before the first usable one, between two looks of the plan: at the smallest number
 * of pairs at which equal signs are rare enough. It spends only what it can reject with, 2^(1 - n); the others share
 * the rest equally. By the union bound this needs no assumption about how the looks depend on each other.
 *
 * @param looks - numbers of pairs of the plan, ascending
 * @param level - two-sided error of the row, 0…1
 * @param part - of the error that these looks may spend, 0…1
 * @returns looks with a share, ascending; none when no look has enough pairs
 */
export function claimLooks(
  looks: readonly number[],
  level: number,
  { early, part = 1 }: { readonly early: boolean; readonly part?: number },
): readonly ClaimLook[] {
  const plannedLooks = sharesOf(looks, level, part)
  const pairs = fewestPairs(level * mostForFirst * part)
  const isBetween =
    pairs > (looks[0] ?? Number.NaN) && pairs < (plannedLooks[0]?.pairs ?? Number.NaN)
  if (!early || !isBetween) return plannedLooks
  const share = (2 ** (1 - pairs) / level) * roundingFactor
  return [{ pairs, share }, ...sharesOf(looks, level, part - share)]
}

/** Shares of the plan's own looks, for part of the level. */
function sharesOf(looks: readonly number[], level: number, part: number): readonly ClaimLook[] {
  const levels = lookLevels(looks, level * part)
  return looks.flatMap((pairs, index) => {
    const ownLevel = element(levels, index)
    return ownLevel > 0 ? [{ pairs, share: ownLevel / level }] : []
  })
}
