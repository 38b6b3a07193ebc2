/** The same numbers in ascending order, in a new array. */
export function sortedCopy(values: ArrayLike<number>): Float64Array {
  return new Float64Array(values).toSorted()
}
