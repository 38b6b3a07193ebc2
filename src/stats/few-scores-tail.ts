import { element } from './element.ts'

/** Scores of one size, and how many of them there are. */
export interface ScoreGroup {
  readonly score: number
  readonly count: number
}

/**
 * `signFlipTail` where only few different scores occur, as on a coarse clock: each group adds its
 * score a binomial number of times, so the sums need not be walked one by one. Time grows with the
 * product of all counts but the largest.
 *
 * @param groups - scores as whole numbers above 0, at least one group
 * @param bound - the largest sum counted
 * @returns a probability in 0…1
 */
export function fewScoresTail(groups: readonly ScoreGroup[], bound: number): number {
  const bySize = groups.toSorted((one, other) => one.count - other.count)
  const prepared = bySize.map(({ score, count }) => ({ score, mass: coinMass(count) }))
  const last = prepared.at(-1)
  if (last === undefined) return bound < 0 ? 0 : 1
  const cumulative = runningSum(last.mass)
  return tailFrom(prepared.slice(0, -1), { score: last.score, cumulative }, bound)
}

interface Coins {
  readonly score: number
  /** Probability of each number of heads. */
  readonly mass: Float64Array
}

interface LastCoins {
  readonly score: number
  readonly cumulative: Float64Array
}

function tailFrom(groups: readonly Coins[], last: LastCoins, bound: number): number {
  if (bound < 0) return 0
  const [first, ...others] = groups
  if (first === undefined) {
    const heads = Math.min(Math.floor(bound / last.score), last.cumulative.length - 1)
    return element(last.cumulative, heads)
  }
  let total = 0
  for (let heads = 0; heads < first.mass.length && heads * first.score <= bound; heads += 1) {
    total += element(first.mass, heads) * tailFrom(others, last, bound - heads * first.score)
  }
  return Math.min(1, total)
}

// Through logarithms, because 2^-count leaves the range of doubles beyond a thousand coins.
function coinMass(count: number): Float64Array {
  const mass = new Float64Array(count + 1)
  let logarithm = -count * Math.LN2
  mass[0] = Math.exp(logarithm)
  for (let heads = 1; heads <= count; heads += 1) {
    logarithm += Math.log((count - heads + 1) / heads)
    mass[heads] = Math.exp(logarithm)
  }
  return mass
}

function runningSum(values: Float64Array): Float64Array {
  let total = 0
  return values.map((value) => {
    total += value
    return total
  })
}
