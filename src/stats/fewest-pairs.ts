/**
 * Fewest pairs at which a two-sided sign-flip p can be as small as `level`: with n signs all alike it
 * is 2^(1 - n) and cannot be less.
 *
 * @param level - a probability above 0
 * @returns number of pairs, at least 1
 */
export function fewestPairs(level: number): number {
  let pairs = 1
  while (2 ** (1 - pairs) > level) pairs += 1
  return pairs
}
