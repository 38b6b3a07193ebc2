/** An element of a number array; a RangeError for a wrong index, in place of a silent `NaN`. */
export function element(values: ArrayLike<number>, index: number): number {
  const value = values[index]
  if (value === undefined) {
    throw new RangeError(`expected an index below ${values.length}, got ${index}`)
  }
  return value
}
