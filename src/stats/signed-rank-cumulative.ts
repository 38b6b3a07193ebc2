import { element } from './element.ts'

const tables = new Map<number, Float64Array>()

/**
 * Cumulative null distribution of the signed-rank sum W+ of `n` differences without ties or zeros:
 * entry k is P(W+ ≤ k), for k from 0 to n(n + 1)/2. Kept, because every row of a table asks for the
 * same few.
 *
 * @param n - number of differences, 1 or more; time grows with its cube
 * @returns a table that must not be written to
 */
export function signedRankCumulative(n: number): Float64Array {
  const known = tables.get(n)
  if (known !== undefined) return known
  const table = cumulativeOf(n)
  tables.set(n, table)
  return table
}

function cumulativeOf(n: number): Float64Array {
  const mass = new Float64Array((n * (n + 1)) / 2 + 1)
  mass[0] = 1
  for (let rank = 1; rank <= n; rank += 1) {
    for (let sum = (rank * (rank + 1)) / 2; sum >= rank; sum -= 1) {
      mass[sum] = (element(mass, sum) + element(mass, sum - rank)) / 2
    }
    for (let sum = rank - 1; sum >= 0; sum -= 1) mass[sum] = element(mass, sum) / 2
  }
  let total = 0
  return mass.map((probability) => {
    total += probability
    return total
  })
}
