/**
 * Splits an error probability over the looks of a plan in equal shares. A look with too few pairs
 * for its test to reject passes its share to the later ones. Equal shares need no assumption about
 * how the looks depend on each other, so they hold under any drift.
 *
 * @param looks - numbers of pairs, ascending
 * @param level - two-sided error to split, 0…1
 * @returns the share of each look, in order; 0 where it cannot be used
 */
export function lookLevels(looks: readonly number[], level: number): readonly number[] {
  const first = looks.findIndex(
    (pairs, index) => pairs >= fewestPairs(level / (looks.length - index)),
  )
  const skippedCount = first < 0 ? looks.length : first
  return looks.map((_, index) => (index < skippedCount ? 0 : level / (looks.length - skippedCount)))
}

/**
 * Smallest number of pairs at which a two-sided sign-flip p can reach `level`: n equal signs have p
 * = 2^(1 - n), and no p is smaller.
 *
 * @param level - a probability above 0
 * @returns number of pairs, at least 1
 */
export function fewestPairs(level: number): number {
  let pairs = 1
  while (2 ** (1 - pairs) > level) pairs += 1
  return pairs
}
