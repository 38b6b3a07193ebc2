import { element as at } from './element.ts'

/** A run of neighbouring values whose mean is not 0. */
export interface ShiftedSegment {
  /** Index of its first value. */
  readonly from: number
  /** Index after its last value. */
  readonly to: number
  /** Weighted mean of its values. */
  readonly mean: number
  /** Standard error of the mean. */
  readonly error: number
}

// Price of one more segment, and of a mean of its own, in units of ln n: 4 ln n for a change that ends
// again, where the best of all segments of pure noise reaches 2 ln n.
const segmentPrice = 1
const meanPrice = 2
// Keeps the price above 0 for short series.
const fewestValues = 50

/**
 * Splits a series of differences into segments in which nothing happened (mean 0) and segments with a mean of their
 * own, at the least cost of all splits: PELT, with the squared error in units of each value's variance as cost.
 *
 * @param values - differences with known variances, in order
 * @returns the segments with a mean of their own, in order
 * @see Killick, Fearnhead and Eckley 2012, Optimal detection of changepoints with a linear computational cost, Journal
 *   of the American Statistical Association 107
 */
export function shiftedSegments(
  values: readonly { readonly value: number; readonly variance: number }[],
): readonly ShiftedSegment[] {
  const unit = Math.log(Math.max(values.length, fewestValues))
  const sumsOf = (power: number): Float64Array => {
    const sums = new Float64Array(values.length + 1)
    for (const [index, { value, variance }] of values.entries())
      sums[index + 1] = at(sums, index) + value ** power / variance
    return sums
  }
  const [weights, totals, squares] = [sumsOf(0), sumsOf(1), sumsOf(2)]
  // Per end: the least cost up to there, and where its last segment begins.
  const best = new Float64Array(values.length + 1)
  const begins = new Int32Array(values.length + 1)
  const costs = new Float64Array(values.length + 1)
  let candidates = [0]
  for (let to = 1; to <= values.length; to += 1) {
    let least = Number.POSITIVE_INFINITY
    let begin = 0
    // Without an object per candidate: in a quiet series none is ever ruled out.
    for (const from of candidates) {
      const sum = at(totals, to) - at(totals, from)
      const gain = sum ** 2 / (at(weights, to) - at(weights, from)) - meanPrice * unit
      const square = at(squares, to) - at(squares, from)
      const cost = at(best, from) + square - Math.max(0, gain)
      costs[from] = cost
      if (cost < least) {
        least = cost
        begin = from
      }
    }
    best[to] = least + segmentPrice * unit
    begins[to] = begin
    // A split costs at most the price of one mean more than none, so the others can never win again.
    const limit = least + (segmentPrice + meanPrice) * unit
    candidates = candidates.filter((from) => at(costs, from) <= limit)
    candidates.push(to)
  }
  const segments: ShiftedSegment[] = []
  for (let to = values.length; to > 0; to = at(begins, to)) {
    const from = at(begins, to)
    const weight = at(weights, to) - at(weights, from)
    const sum = at(totals, to) - at(totals, from)
    if (sum ** 2 / weight > meanPrice * unit) {
      segments.push({ from, to, mean: sum / weight, error: 1 / Math.sqrt(weight) })
    }
  }
  return segments.toReversed()
}
