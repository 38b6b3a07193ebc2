// Spends 0.10 · (n / 60)^0.7 over the looks of the standard plan, by the Brownian recursion.
const STANDARD_LEVELS: ReadonlyMap<number, number> = new Map([
  [8, 0.024404],
  [12, 0.015669],
  [16, 0.015852],
  [24, 0.022612],
  [36, 0.030547],
  [60, 0.048606],
])
const STANDARD_ALPHA = 0.05

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

/**
 * Two-sided level of the interval that decides "same" at each look, so that over all looks together a
 * change at the threshold is called the same with probability at most `alpha`.
 *
 * The standard plan (8, 12, 16, 24, 36, 60 pairs at 5%) spends the error as information grows; any
 * other plan splits it equally, which is valid and a little wider.
 *
 * @param looks - numbers of pairs, ascending
 * @param alpha - one-sided error, 0…0.5; both sides together make twice that
 * @returns the level of each look, in order; 0 where no interval can exist
 * @see Schuirmann 1987 (two one-sided tests), Journal of Pharmacokinetics and Biopharmaceutics 15
 * @see Lan and DeMets 1983, Biometrika 70 (error spending)
 */
export function equivalenceLevels(looks: readonly number[], alpha: number): readonly number[] {
  const isStandard =
    Math.abs(alpha - STANDARD_ALPHA) < 1e-12 &&
    looks.join(' ') === [...STANDARD_LEVELS.keys()].join(' ')
  return isStandard ? [...STANDARD_LEVELS.values()] : lookLevels(looks, 2 * alpha)
}
