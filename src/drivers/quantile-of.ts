/**
 * A quantile by linear interpolation between neighbours.
 *
 * @param sorted - at least one number, ascending
 * @param share - 0…1
 * @throws RangeError when there is no value
 * @see Hyndman and Fan 1996, Sample quantiles in statistical packages, definition 7
 */
export function quantileOf(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share
  const lower = sorted[Math.floor(position)]
  const upper = sorted[Math.ceil(position)]
  if (lower === undefined || upper === undefined) {
    throw new RangeError('expected at least one value, got none')
  }
  return lower + (upper - lower) * (position - Math.floor(position))
}
