const fewest = 3

/**
 * Whether pairs differ so much that a plan of 60 could not call a change of the threshold: the
 * standard deviation of their sizes is above it without the size that is farthest off. A single odd pair
 * is left to the ranks, which bear it well: the mean of a cycle of links would not.
 *
 * Sizes of differences around 0 deviate by 0.6 of what the differences do, those around a large change by as
 * much. A change alone, however large, makes no deviation.
 *
 * @param sizes - of log ratios, without their signs
 * @param threshold - a ratio: 0.02 for 2 %
 */
export function areFarApart(sizes: readonly number[], threshold: number): boolean {
  if (sizes.length < fewest) return false
  return deviation(withoutFarthest(sizes)) > Math.log1p(threshold)
}

function withoutFarthest(sizes: readonly number[]): readonly number[] {
  const sorted = sizes.toSorted((one, other) => one - other)
  const [high, low] = [sorted.slice(1), sorted.slice(0, -1)]
  return deviation(high) < deviation(low) ? high : low
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return Math.sqrt(squares / Math.max(1, values.length - 1))
}
