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
    (pairs, index) => 2 * 0.5 ** pairs <= level / (looks.length - index),
  )
  return looks.map((_, index) => (first < 0 || index < first ? 0 : level / (looks.length - first)))
}
