/** One point of a density: a value, and how dense the values lie there, 1 where they are densest. */
export type DensityPoint = readonly [value: number, height: number]

const points = 72

/**
 * How dense values lie: a sum of normal curves, one on each value (Rosenblatt 1956, Annals of
 * Mathematical Statistics 27), as wide as Silverman's rule says (1986, Density Estimation, 3.31).
 *
 * @param sortedValues - ascending, at least two, within `range`
 * @returns from the least of the range to the most
 */
export function densityOf(
  sortedValues: readonly number[],
  [least, most]: readonly [number, number],
): readonly DensityPoint[] {
  const width = bandwidthOf(sortedValues)
  if (width <= 0 || most <= least) return []
  const heights = Array.from({ length: points }, (_, at) => {
    const value = least + ((most - least) * at) / (points - 1)
    const sum = sortedValues.reduce(
      (total, point) => total + Math.exp(-(((value - point) / width) ** 2) / 2),
      0,
    )
    return [value, sum] as const
  })
  const top = heights.reduce((highest, [, height]) => Math.max(highest, height), 0)
  return heights.map(([value, height]) => [value, height / top])
}

function bandwidthOf(sortedValues: readonly number[]): number {
  const count = sortedValues.length
  const mean = sortedValues.reduce((sum, value) => sum + value, 0) / count
  const deviation = Math.sqrt(
    sortedValues.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, count - 1),
  )
  const half = (sortedQuantile(sortedValues, 0.75) - sortedQuantile(sortedValues, 0.25)) / 1.34
  return 0.9 * (half > 0 ? Math.min(deviation, half) : deviation) * count ** -0.2
}

/** The value below which a share of sorted values lies, between neighbours in proportion. */
export function sortedQuantile(sortedValues: readonly number[], share: number): number {
  const place = (sortedValues.length - 1) * share
  const low = sortedValues[Math.floor(place)] ?? Number.NaN
  const high = sortedValues[Math.ceil(place)] ?? low
  return low + (high - low) * (place - Math.floor(place))
}
