import { element } from './element.ts'

// Sorting this many takes about as long as another counting pass.
const FEW_AVERAGES = 32

/**
 * The `rank`-th smallest of the n(n + 1)/2 Walsh averages (d_i + d_j)/2, i ≤ j, without building them. Sorted
 * differences make the averages a matrix with ascending rows and columns, in which counting the averages up to any
 * value takes n steps. Narrowing the range of values leaves a few averages, which are then sorted.
 *
 * @param differences - in ascending order, at least one
 * @param rank - 0-based, below n(n + 1)/2
 * @returns exactly the average that sorting them all would give, in the unit of the differences
 * @throws RangeError when there is no such rank
 * @see Johnson and Mizoguchi 1978, SIAM Journal on Computing 7 (selection in X + Y)
 * @see Monahan 1984, Algorithm 616, ACM Transactions on Mathematical Software 10
 */
export function walshAverage(differences: ArrayLike<number>, rank: number): number {
  const sortedValues =
    differences instanceof Float64Array ? differences : Float64Array.from(differences)
  const n = sortedValues.length
  const averages = (n * (n + 1)) / 2
  if (!(rank >= 0 && rank < averages)) {
    throw new RangeError(`expected a rank below ${averages}, got ${rank}`)
  }
  // The average is in (low, high]; these are the counts up to both ends.
  let low = element(sortedValues, 0)
  let belowLow = countSumsUpTo(sortedValues, low)
  if (rank < belowLow) return low
  let high = element(sortedValues, n - 1)
  let belowHigh = averages
  for (let round = 1; belowHigh - belowLow > FEW_AVERAGES; round += 1) {
    // Bisection in turn keeps a lumpy distribution from slowing interpolation down.
    const share = round % 2 === 0 ? 0.5 : (rank + 0.5 - belowLow) / (belowHigh - belowLow)
    let pivot = low + (high - low) * share
    if (!(pivot > low && pivot < high)) pivot = low + (high - low) / 2
    // No double lies between the ends: all remaining averages equal the upper one.
    if (!(pivot > low && pivot < high)) return high
    const count = countSumsUpTo(sortedValues, pivot)
    if (count <= rank) {
      low = pivot
      belowLow = count
    } else {
      high = pivot
      belowHigh = count
    }
  }
  const range = { low, high, count: belowHigh - belowLow }
  return element(averagesBetween(sortedValues, range), rank - belowLow)
}

// Nearly all the time is spent here. Comparing sums instead of averages is equivalent, and the
// indices are known to be in range.
function countSumsUpTo(sortedValues: Float64Array, value: number): number {
  const doubledValue = 2 * value
  let count = 0
  let column = sortedValues.length - 1
  for (let row = 0; row <= column; row += 1) {
    const first = sortedValues[row] ?? Number.NaN
    while (column >= row && first + (sortedValues[column] ?? Number.NaN) > doubledValue) column -= 1
    count += column - row + 1
  }
  return count
}

/** All averages above `low` and not above `high`, which are `count`. */
function averagesBetween(
  sortedValues: Float64Array,
  { low, high, count }: Readonly<Record<'low' | 'high' | 'count', number>>,
): Float64Array {
  const averages = new Float64Array(count)
  let filledCount = 0
  let last = sortedValues.length - 1
  for (let row = 0; row <= last; row += 1) {
    const first = sortedValues[row] ?? Number.NaN
    while (last >= row && first + (sortedValues[last] ?? Number.NaN) > 2 * high) last -= 1
    for (let column = last; column >= row; column -= 1) {
      const sum = first + (sortedValues[column] ?? Number.NaN)
      // The count uses the same expression, because halving would round the smallest sums.
      if (sum <= 2 * low) break
      averages[filledCount] = sum / 2
      filledCount += 1
    }
  }
  return averages.toSorted()
}
