/** Median of the values; NaN for an empty list. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN
  return (low + (sorted[Math.floor(sorted.length / 2)] ?? NaN)) / 2
}

/** Arithmetic mean; NaN for an empty list. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Standard deviation of a sample. */
export function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return Math.sqrt(
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1),
  )
}

/** Root mean square. */
export function rootMeanSquareOf(values: readonly number[]): number {
  return Math.sqrt(meanOf(values.map((value) => value ** 2)))
}
