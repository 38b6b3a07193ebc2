import { element } from './element.ts'

/**
 * Probability that a sum of scores, each included or not by its own fair coin, is at most `bound`:
 * the exact null distribution of every signed-rank statistic. Ties only change the scores.
 *
 * Dynamic programming over the reachable sums; halving at each step prevents overflow. Time is
 * proportional to the number of scores times `bound`.
 *
 * @param scores - whole numbers above 0 (ranks, or doubled ranks where ties make halves)
 * @param bound - the largest sum counted; a whole number
 * @returns a probability in 0…1
 */
export function signFlipTail(scores: ArrayLike<number>, bound: number): number {
  if (bound < 0) return 0
  const mass = new Float64Array(bound + 1)
  mass[0] = 1
  let reach = 0
  for (let index = 0; index < scores.length; index += 1) {
    const score = element(scores, index)
    reach = Math.min(bound, reach + score)
    addCoin(mass, score, reach)
  }
  return Math.min(1, sum(mass))
}

function addCoin(mass: Float64Array, score: number, reach: number): void {
  for (let total = reach; total >= score; total -= 1) {
    mass[total] = (element(mass, total) + element(mass, total - score)) / 2
  }
  for (let total = Math.min(score - 1, reach); total >= 0; total -= 1) {
    mass[total] = element(mass, total) / 2
  }
}

function sum(values: Float64Array): number {
  let total = 0
  for (const value of values) total += value
  return total
}
