import type { Difference, DifferenceKind } from '../model/difference.ts'
import type { BySide } from '../model/side.ts'

/** Names and values of one kind. */
export type Facts = Readonly<Record<string, string>>

/** What is known of one side besides its code. */
export type SideFacts = Readonly<Record<DifferenceKind, Facts>>

const kinds: readonly DifferenceKind[] = [
  'runtime',
  'environment',
  'dependencies',
  'compiler',
  'benchmarks',
]

const mostOfAKind = 500
const longestValue = 300

/**
 * What differs between the sides, in the order of the kinds, each with whether it was asked for.
 *
 * @param asked - kinds in which the sides may differ
 */
export function differencesBetween(
  { base, head }: BySide<SideFacts>,
  asked: ReadonlySet<DifferenceKind>,
): readonly Difference[] {
  return kinds.flatMap((kind) => {
    // Maps, because a file or a package may be called `toString`.
    const before = new Map(Object.entries(base[kind]))
    const after = new Map(Object.entries(head[kind]))
    const names = [...new Set([...before.keys(), ...after.keys()])].toSorted()
    return names
      .filter((name) => before.get(name) !== after.get(name))
      .slice(0, mostOfAKind)
      .map((name) => ({
        kind,
        what: name.slice(0, 1000),
        base: before.get(name)?.slice(0, longestValue) ?? null,
        head: after.get(name)?.slice(0, longestValue) ?? null,
        asked: asked.has(kind),
      }))
  })
}
