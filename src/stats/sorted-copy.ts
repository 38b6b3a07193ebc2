import { element } from './element.ts'

// Below this the built-in sort is as fast.
const FEWEST_FOR_BUCKETS = 128
// A fuller bucket means values so uneven that insertion sort would be slow.
const FULLEST_BUCKET = 64

/**
 * Returns the same numbers in ascending order, in a new array.
 *
 * Distributes many numbers over as many buckets, which leaves the order wrong only within a bucket.
 * This is several times faster than a comparison sort, and judging a million pairs is mostly
 * sorting.
 *
 * @param values - any finite numbers
 */
export function sortedCopy(values: ArrayLike<number>): Float64Array {
  const copy = new Float64Array(values)
  if (copy.length < FEWEST_FOR_BUCKETS) return copy.toSorted()
  return bucketSorted(copy) ?? copy.toSorted()
}

function bucketSorted(values: Float64Array): Float64Array | null {
  const n = values.length
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  const scale = (n - 1) / (high - low)
  if (!(scale > 0 && scale < Number.POSITIVE_INFINITY)) return null
  const ends = bucketEnds(values, low, scale)
  if (ends === null) return null
  const sortedValues = new Float64Array(n)
  for (const value of values) {
    const bucket = Math.floor((value - low) * scale)
    const end = element(ends, bucket) - 1
    ends[bucket] = end
    sortedValues[end] = value
  }
  insert(sortedValues)
  return sortedValues
}

/** The end of each bucket, or `null` when one is too full. */
function bucketEnds(values: Float64Array, low: number, scale: number): Float64Array | null {
  const ends = new Float64Array(values.length)
  for (const value of values) {
    const bucket = Math.floor((value - low) * scale)
    const count = element(ends, bucket) + 1
    if (count > FULLEST_BUCKET) return null
    ends[bucket] = count
  }
  for (let bucket = 1; bucket < ends.length; bucket += 1) {
    ends[bucket] = element(ends, bucket) + element(ends, bucket - 1)
  }
  return ends
}

function insert(sortedValues: Float64Array): void {
  for (let index = 1; index < sortedValues.length; index += 1) {
    const value = element(sortedValues, index)
    let hole = index
    while (hole > 0 && element(sortedValues, hole - 1) > value) {
      sortedValues[hole] = element(sortedValues, hole - 1)
      hole -= 1
    }
    sortedValues[hole] = value
  }
}
