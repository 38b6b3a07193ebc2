/**
 * Returns an element of a number array and turns a wrong index into an error instead of a silent
 * `NaN`.
 *
 * @param values - any array of numbers, typed or not
 * @param index - 0-based position
 * @returns the element
 * @throws RangeError when there is no such element
 */
export function element(values: ArrayLike<number>, index: number): number {
  const value = values[index]
  if (value === undefined) {
    throw new RangeError(`expected an index below ${values.length}, got ${index}`)
  }
  return value
}
