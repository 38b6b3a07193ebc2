// The axis ends at one of these, so that plots of several runs look alike.
const ranges = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]

/**
 * The smallest range of a forest plot that shows nine rows in ten whole, and every threshold.
 *
 * @param rows - how far each interval reaches from zero, and its threshold; both as ratios
 */
export function axisRange(
  rows: readonly { readonly reach: number; readonly threshold: number }[],
): number {
  const reaches = rows.map(({ reach }) => reach).toSorted((first, right) => first - right)
  const most = reaches[Math.floor((reaches.length - 1) * 0.9)] ?? 0
  const threshold = rows.reduce((sum, row) => Math.max(sum, row.threshold), 0)
  const wantedRange = Math.max(most, threshold * 1.5)
  return ranges.find((range) => range >= wantedRange) ?? 10
}
