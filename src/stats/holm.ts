/**
 * Holm's step-down adjustment. Calling every row whose adjusted p is at most alpha keeps the
 * probability of any false call in the family at most alpha, however the rows depend on each other.
 *
 * @param ps - probabilities, in any order
 * @param family - number of tests that share alpha, at least the number of `ps`; missing tests
 *   count as tests without a claim
 * @returns adjusted probabilities in the order of `ps`, at most 1
 * @see Holm 1979, Scandinavian Journal of Statistics 6
 */
export function holm(ps: readonly number[], family: number): readonly number[] {
  const adjustedPs = ps.map(() => 1)
  let runningMax = 0
  ps.map((p, index) => ({ p, index }))
    .toSorted((first, second) => first.p - second.p)
    .forEach(({ p, index }, position) => {
      runningMax = Math.max(runningMax, Math.min(1, p * (family - position)))
      adjustedPs[index] = runningMax
    })
  return adjustedPs
}
