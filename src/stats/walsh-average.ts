import { element } from './element.ts'

/**
 * The `rank`-th smallest of the n(n + 1)/2 Walsh averages (d_i + d_j)/2, i ≤ j, without building
 * them: sorted differences make the averages a matrix with ascending rows and columns, in which the
 * averages up to any value are counted in n steps. Bisection on the value leaves at most n of them,
 * which are then sorted.
 *
 * @param sorted - differences in ascending order, at least one
 * @param rank - 0-based, below n(n + 1)/2
 * @returns exactly the average that sorting them all would give, in the unit of the differences
 * @see Johnson and Mizoguchi 1978, SIAM Journal on Computing 7 (selection in X + Y)
 * @see Monahan 1984, Algorithm 616, ACM Transactions on Mathematical Software 10
 */
export function walshAverage(sorted: ArrayLike<number>, rank: number): number {
  let low = element(sorted, 0)
  let belowLow = countUpTo(sorted, low)
  if (rank < belowLow) return low
  let high = element(sorted, sorted.length - 1)
  let belowHigh = (sorted.length * (sorted.length + 1)) / 2
  if (!(rank < belowHigh)) {
    throw new RangeError(`expected a rank below ${belowHigh}, got ${rank}`)
  }
  // belowLow ≤ rank < belowHigh holds throughout: the average sought lies in (low, high].
  while (belowHigh - belowLow > sorted.length) {
    const middle = low + (high - low) / 2
    if (!(middle > low && middle < high)) return high
    const count = countUpTo(sorted, middle)
    if (count <= rank) {
      low = middle
      belowLow = count
    } else {
      high = middle
      belowHigh = count
    }
  }
  const left = averagesBetween(sorted, { low, high, count: belowHigh - belowLow })
  return element(left, rank - belowLow)
}

function countUpTo(sorted: ArrayLike<number>, value: number): number {
  let count = 0
  let column = sorted.length - 1
  for (let row = 0; row <= column; row += 1) {
    const first = element(sorted, row)
    while (column >= row && (first + element(sorted, column)) / 2 > value) column -= 1
    count += column - row + 1
  }
  return count
}

interface Range {
  /** Exclusive. */
  readonly low: number
  /** Inclusive. */
  readonly high: number
  readonly count: number
}

function averagesBetween(sorted: ArrayLike<number>, { low, high, count }: Range): Float64Array {
  const averages = new Float64Array(count)
  let filled = 0
  let last = sorted.length - 1
  for (let row = 0; row <= last; row += 1) {
    const first = element(sorted, row)
    while (last >= row && (first + element(sorted, last)) / 2 > high) last -= 1
    for (let column = last; column >= row; column -= 1) {
      const average = (first + element(sorted, column)) / 2
      if (average <= low) break
      averages[filled] = average
      filled += 1
    }
  }
  return averages.toSorted()
}
