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
