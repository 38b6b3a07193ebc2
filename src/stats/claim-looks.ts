import { fewestPairs } from './fewest-pairs.ts'
import { lookLevels } from './look-levels.ts'

/** A look at which a difference can be claimed. */
export interface ClaimLook {
  readonly pairs: number
  /** Its share of the row's error, 0…1; all shares together are at most 1. */
  readonly share: number
}

/** Most that the first look may take of the error: the rest still has to find what is faint. */
const mostForFirst = 0.6

// A test whose p is what it may be exactly has to pass, however the division was rounded.
const rounding = 1 + 1e-9

/**
 * The looks at which a difference can be claimed, and what each may spend of the error.
 *
 * A look of the plan with too few pairs for its test to reject at all passes its share on to the later
 * ones. With `early`, between two looks of the plan and before the first that can be used, one more is
 * taken for what is large: at the fewest pairs at which signs that are all alike are rare enough. It spends what it can
 * reject with, 2^(1 - n), and not more; the others share the rest equally. By the union bound this
 * needs no assumption about how the looks depend on each other.
 *
 * @param looks - numbers of pairs of the plan, ascending
 * @param level - two-sided error of the row, 0…1
 * @returns those with a share, ascending; none when no look has enough pairs
 */
export function claimLooks(
  looks: readonly number[],
  level: number,
  { early }: { readonly early: boolean },
): readonly ClaimLook[] {
  const planned = sharesOf(looks, level, 1)
  const pairs = fewestPairs(level * mostForFirst)
  const isBetween = pairs > (looks[0] ?? 0) && pairs < (planned[0]?.pairs ?? 0)
  if (!early || !isBetween) return planned
  const share = Math.min(1, (2 ** (1 - pairs) / level) * rounding)
  const rest = sharesOf(looks, level, 1 - share)
  return rest.length === 0 ? planned : [{ pairs, share }, ...rest]
}

/** Shares of the looks of the plan alone, of a part of the level. */
function sharesOf(looks: readonly number[], level: number, part: number): readonly ClaimLook[] {
  const levels = lookLevels(looks, level * part)
  return looks.flatMap((pairs, index) => {
    const own = levels[index] ?? 0
    return own > 0 ? [{ pairs, share: own / level }] : []
  })
}
