import { element } from './element.ts'

// Sorting this many takes about as long as another round of counting.
const FEW_AVERAGES = 32

/**
 * The `rank`-th smallest of the n(n + 1)/2 Walsh averages (d_i + d_j)/2, i ≤ j, without building
 * them: sorted differences make the averages a matrix with ascending rows and columns, in which the
 * averages up to any value are counted in n steps. Narrowing the range of values leaves a few of
 * them, which are then sorted.
 *
 * @param sorted - differences in ascending order, at least one
 * @param rank - 0-based, below n(n + 1)/2
 * @returns exactly the average that sorting them all would give, in the unit of the differences
 * @throws RangeError when there is no such rank
 * @see Johnson and Mizoguchi 1978, SIAM Journal on Computing 7 (selection in X + Y)
 * @see Monahan 1984, Algorithm 616, ACM Transactions on Mathematical Software 10
 */
export function walshAverage(sorted: ArrayLike<number>, rank: number): number {
  const n = sorted.length
  const averages = (n * (n + 1)) / 2
  if (!(rank >= 0 && rank < averages)) {
    throw new RangeError(`expected a rank below ${averages}, got ${rank}`)
  }
  // The average sought lies in (low, high], of whose ends these are the counts.
  let low = element(sorted, 0)
  let belowLow = countUpTo(sorted, low)
  if (rank < belowLow) return low
  let high = element(sorted, n - 1)
  let belowHigh = averages
  const few = Math.max(FEW_AVERAGES, n / 16)
  for (let round = 0; belowHigh - belowLow > few; round += 1) {
    const share = (rank + 0.5 - belowLow) / (belowHigh - belowLow)
    const pivot = pivotBetween(sorted, { low, high, share, round })
    if (!(pivot > low && pivot < high)) return high
    const count = countUpTo(sorted, pivot)
    if (count <= rank) {
      low = pivot
      belowLow = count
    } else {
      high = pivot
      belowHigh = count
    }
  }
  const left = averagesBetween(sorted, { low, high, count: belowHigh - belowLow })
  return element(left, rank - belowLow)
}

interface Narrowing {
  readonly low: number
  readonly high: number
  /** Where the rank lies among the averages that are left, 0…1. */
  readonly share: number
  readonly round: number
}

// The quartiles come first, because far outliers would cost many halvings; then interpolation, which
// is fast, by turns with halving, which is certain.
function pivotBetween(sorted: ArrayLike<number>, { low, high, share, round }: Narrowing): number {
  const quarter = Math.floor(sorted.length / 4)
  const quartile = round === 0 ? quarter : sorted.length - 1 - quarter
  const pivot = round < 2 ? element(sorted, quartile) : low + (high - low) * share
  const isTurn = round < 2 || round % 2 === 0
  return isTurn && pivot > low && pivot < high ? pivot : low + (high - low) / 2
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
