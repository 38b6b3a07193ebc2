import type { Level } from './level.ts'

/** Fewer differences say nothing of how much commits differ by without a change. */
const fewest = 4

// The median of few squares is uncertain by as much as itself, so more than the errors is taken off.
const cautious = 1.5

// The median of the square of a standard normal number.
const medianSquare = 0.4549

/**
 * How much commits differ by without a change in what is measured, as the standard deviation of the
 * logarithm of the ratio: from the differences of neighbouring measured commits. Half of them may be
 * changes, because it is their median that counts, without what the errors of the levels explain.
 *
 * @param levels - of the measured commits by position; in their order, one is the other's neighbour
 */
export function flickerOf(levels: ReadonlyMap<number, Level>): number {
  const known = [...levels].toSorted(([one], [other]) => one - other).map(([, level]) => level)
  const differences = known.slice(1).flatMap((level, at) => {
    const before = known[at]
    return before === undefined ? [] : [{ level, before }]
  })
  if (differences.length < fewest) return 0
  const squares = differences
    .map(
      ({ level, before }) =>
        (level.effect - before.effect) ** 2 / medianSquare -
        cautious * (level.error ** 2 + before.error ** 2),
    )
    .toSorted((one, other) => one - other)
  // The lower of two: of few differences, half may be changes.
  const median = squares[Math.floor((squares.length - 1) / 2)] ?? 0
  return Math.sqrt(Math.max(0, median / 2))
}
