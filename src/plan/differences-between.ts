import { allowLine, type Difference, type DifferenceKind } from '../model/build/difference.ts'
import type { BySide } from '../model/build/side.ts'
import { groupedBy } from '../model/grouped-by.ts'

/** Names and values of one kind. */
export type Facts = Readonly<Record<string, string>>

// Earlier versions compared variables and compilers, too; both sides have the same.
const allKinds = ['runtime', 'dependencies', 'benchmarks'] as const

/** What is known about one side besides its code. */
export type SideFacts = Readonly<Record<(typeof allKinds)[number], Facts>>

const mostOfAKind = 500
const longestValue = 300

/** The differences between the sides by kind, each with whether the user allowed that kind. */
export function differencesBetween(
  { base, head }: BySide<SideFacts>,
  allowedKinds: ReadonlySet<DifferenceKind>,
): readonly Difference[] {
  return allKinds.flatMap((kind) => {
    // Maps, because a file or package may be called `toString`.
    const before = new Map(Object.entries(base[kind]))
    const after = new Map(Object.entries(head[kind]))
    const names = [...new Set([...before.keys(), ...after.keys()])].toSorted()
    const isMoved = kind === 'dependencies' ? movedAmong([before, after]) : () => false
    return names
      .filter((name) => before.get(name) !== after.get(name) && !isMoved(name))
      .slice(0, mostOfAKind)
      .map((name) => ({
        kind,
        what: name.slice(0, 1000),
        base: before.get(name)?.slice(0, longestValue) ?? null,
        head: after.get(name)?.slice(0, longestValue) ?? null,
        asked: allowedKinds.has(kind),
      }))
  })
}

/** Whether all places of a package, on both sides, have the same version: then it may lie anywhere. */
function movedAmong(facts: readonly ReadonlyMap<string, string>[]): (place: string) => boolean {
  const packages = facts.map((side) => groupedBy(side, ([place]) => packageAt(place)))
  return (place) => {
    const places = packages.map((side) => side.get(packageAt(place)) ?? [])
    const versions = new Set(places.flat().map(([, version]) => version))
    return versions.size === 1 && places.every(({ length }) => length > 0)
  }
}

function packageAt(place: string): string {
  return place.split('node_modules/').at(-1) ?? place
}

/** Why sides may differ in it: nobody has to ask for what both revisions say in their package.json. */
function differenceReason(kind: DifferenceKind): string {
  return kind === 'dependencies' ? 'as declared or allowed' : 'as requested'
}

/** One line for every kind of difference, and a last one that says how to allow the unrequested ones. */
export function differenceNotes(differences: readonly Difference[]): readonly string[] {
  const lines = [...groupedBy(differences, ({ kind }) => kind)].map(([kind, ownDifferences]) => {
    const [first] = ownDifferences
    const more = ownDifferences.length > 1 ? ` and ${ownDifferences.length - 1} more` : ''
    const request = first.asked ? differenceReason(kind) : 'which was not requested'
    return `the sides differ in ${kind}, ${request}: ${first.what} ${first.base ?? 'none'} → ${first.head ?? 'none'}${more}`
  })
  const line = allowLine(differences)
  return line === ''
    ? lines
    : [...lines, `no conclusion will be drawn; to allow it, write "${line}"`]
}
