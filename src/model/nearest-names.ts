/** The `limit` names nearest to a mistyped one, ignoring case, by optimal string alignment (after Damerau 1964). */
export function nearestNames(name: string, names: readonly string[], limit = 3): readonly string[] {
  const lowerName = name.toLowerCase()
  const furthest = name.length < 3 ? 1 : Math.max(2, Math.floor(name.length / 3))
  return names
    .map((candidate) => ({ candidate, distance: distanceOf(lowerName, candidate.toLowerCase()) }))
    .filter(({ distance }) => distance <= furthest)
    .toSorted(
      (first, second) =>
        first.distance - second.distance || first.candidate.length - second.candidate.length,
    )
    .slice(0, limit)
    .map(({ candidate }) => candidate)
}

function distanceOf(first: string, second: string): number {
  let before: readonly number[] = []
  let previous = Array.from({ length: second.length + 1 }, (_, index) => index)
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= second.length; column += 1) {
      const isSwapped =
        first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1] && column > 1
      const swapCost = isSwapped && row > 1 ? (before[column - 2] ?? 0) + 1 : Infinity
      const replaceCost =
        (previous[column - 1] ?? 0) + (first[row - 1] === second[column - 1] ? 0 : 1)
      const insertCost = (current[column - 1] ?? 0) + 1
      const removeCost = (previous[column] ?? 0) + 1
      current.push(Math.min(swapCost, replaceCost, insertCost, removeCost))
    }
    before = previous
    previous = current
  }
  const edits = previous[second.length] ?? 0
  const isContained =
    first.length > 2 && second.length > 2 && (first.includes(second) || second.includes(first))
  return isContained ? Math.min(edits, 1) : edits
}
