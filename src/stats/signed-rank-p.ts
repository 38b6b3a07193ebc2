import { element } from './element.ts'
import {
  exactPairs,
  signFlipMass,
  signFlipProbability,
  type ScoreGroup,
} from './sign-flip-probability.ts'
import { sortedCopy } from './sorted-copy.ts'

/**
 * Two-sided p of the signed-rank test: how often flipping the signs of the differences with fair coins gives a rank
 * sum at least as far from its centre as the observed one.
 *
 * Assumes only that under "no change" each sign is an independent coin flip. The random order of the sides guarantees
 * this whatever the noise. Equal sizes share their mean rank; zeros keep their ranks but have no sign. Exact,
 * including ties, up to 150 pairs; beyond, see `signFlipProbability`.
 *
 * @param differences - finite numbers, in any order and unit
 * @returns a probability above 0, at most 1; 1 for an empty list
 * @see Wilcoxon 1945, Biometrics Bulletin 1; Pratt 1959, Journal of the American Statistical Association 54 (zeros)
 */
export function signedRankP(differences: ArrayLike<number>): number {
  return signedRankPSorted(sortedCopy(differences))
}

/** `signedRankP` of differences in ascending order. */
export function signedRankPSorted(sortedValues: ArrayLike<number>): number {
  // Ascending differences form one run on each side of 0, each ordered by size. Walking outwards
  // from 0 ranks the sizes without another sort.
  let rightIndex = 0
  while (rightIndex < sortedValues.length && element(sortedValues, rightIndex) < 0) rightIndex += 1
  let leftIndex = rightIndex - 1
  // Doubled mid-ranks of all values but 0, and their sums.
  const groups: ScoreGroup[] = []
  let positive = 0
  let total = 0
  let rankedCount = 0
  while (leftIndex >= 0 || rightIndex < sortedValues.length) {
    const size = Math.min(
      leftIndex >= 0 ? -element(sortedValues, leftIndex) : Number.POSITIVE_INFINITY,
      rightIndex < sortedValues.length
        ? element(sortedValues, rightIndex)
        : Number.POSITIVE_INFINITY,
    )
    const firstLeft = leftIndex
    const firstRight = rightIndex
    while (leftIndex >= 0 && -element(sortedValues, leftIndex) === size) leftIndex -= 1
    while (rightIndex < sortedValues.length && element(sortedValues, rightIndex) === size)
      rightIndex += 1
    const count = firstLeft - leftIndex + rightIndex - firstRight
    const score = 2 * rankedCount + count + 1
    rankedCount += count
    if (size > 0) {
      groups.push({ score, count })
      positive += score * (rightIndex - firstRight)
      total += score * count
    }
  }
  const smaller = Math.min(positive, total - positive)
  const isUntied = groups.length === sortedValues.length
  if (isUntied && sortedValues.length <= exactPairs) {
    return Math.min(1, 2 * element(signedRankCumulative(sortedValues.length), smaller / 2))
  }
  return Math.min(1, 2 * signFlipProbability(groups, smaller))
}

const tables = new Map<number, Float64Array>()

/**
 * Cumulative null distribution of the signed-rank sum W+ of `n` differences, 1 or more, without ties or zeros: entry k
 * is P(W+ ≤ k), for k from 0 to n(n + 1)/2. Cached, and not to be written to; time grows with the cube of n.
 */
export function signedRankCumulative(n: number): Float64Array {
  const knownTable = tables.get(n)
  if (knownTable !== undefined) return knownTable
  const ranks = Float64Array.from({ length: n }, (_, index) => index + 1)
  let total = 0
  const table = signFlipMass(ranks, (n * (n + 1)) / 2).map((probability) => {
    total += probability
    return total
  })
  tables.set(n, table)
  return table
}
