/** Most values per sample; all 2 · 10 over 10 are 184,756 ways to divide them. */
export const permutedAtMost = 10

/**
 * Exact two-sided permutation test of a difference between the means of two samples: the share of
 * all divisions of the values into samples of these sizes whose means differ at least as much. It
 * assumes nothing of the distribution, only that the values could have come in any order.
 *
 * @param entry - 1 to 10 finite values
 * @param right - 1 to 10 finite values
 * @returns a probability above 0, at most 1
 * @throws RangeError for samples of another size
 * @see Pitman 1937, Supplement to the Journal of the Royal Statistical Society 4
 */
export function permutationP(entry: readonly number[], right: readonly number[]): number {
  for (const { length } of [entry, right]) {
    if (length < 1 || length > permutedAtMost) {
      throw new RangeError(`expected 1 to ${permutedAtMost} values, got ${length}`)
    }
  }
  const all = [...entry, ...right]
  const mean = all.reduce((sum, value) => sum + value, 0) / all.length
  const centredValues = Float64Array.from(all, (value) => value - mean)
  // With the common mean taken away, the difference of the means grows with this sum alone.
  const seenSum = Math.abs(
    centredValues.subarray(0, entry.length).reduce((sum, value) => sum + value, 0),
  )
  const size = centredValues.reduce((sum, value) => sum + Math.abs(value), 0)
  const bound = seenSum - 1e-9 * size
  const divisions = { all: 0, extreme: 0 }
  const walk = (at: number, remaining: number, sum: number): void => {
    if (remaining === 0) {
      divisions.all++
      if (Math.abs(sum) >= bound) divisions.extreme++
      return
    }
    if (centredValues.length - at < remaining) return
    walk(at + 1, remaining - 1, sum + (centredValues[at] ?? 0))
    walk(at + 1, remaining, sum)
  }
  walk(0, entry.length, 0)
  return divisions.extreme / divisions.all
}

/**
 * Values per sample that a family of tests needs: with so many, the smallest p that is possible
 * stays at most a quarter of alpha when it is corrected over the family, so that not every value of
 * one sample must exceed every value of the other.
 *
 * @param family - number of tests that share alpha
 * @returns at least 5, at most 10
 */
export function valuesNeeded(family: number, alpha: number): number {
  for (let size = 5; size < permutedAtMost; size++) {
    if ((2 / divisionsOf(size)) * Math.max(1, family) <= alpha / 4) return size
  }
  return permutedAtMost
}

/** Ways to divide 2n values into two samples of n. */
function divisionsOf(n: number): number {
  let ways = 1
  for (let part = 1; part <= n; part++) ways = (ways * (n + part)) / part
  return ways
}
