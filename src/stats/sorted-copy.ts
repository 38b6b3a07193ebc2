/**
 * The same numbers in ascending order, in an array of their own.
 *
 * @param values - any finite numbers
 * @returns an ascending copy; typed, because a typed array sorts by number without a callback
 */
export function sortedCopy(values: ArrayLike<number>): Float64Array {
  return new Float64Array(values).toSorted()
}
