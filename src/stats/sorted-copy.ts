/** The same numbers in ascending order, in a new array. */
export function sortedCopy(values: ArrayLike<number>): Float64Array {
  return (values instanceof Float64Array ? values : new Float64Array(values)).toSorted()
}
