import { groupedBy } from '../../model/grouped-by.ts'
import type { ProcessProfile, ProfiledFunction } from '../../model/judging/profile.ts'
import { sides, type BySide, type Side } from '../../model/build/side.ts'

type Named = Pick<ProfiledFunction, 'name' | 'file'>

/**
 * What makes a function the same on both sides: its name and file, whatever its line. A function
 * that only one side has in one file, and only the other side in another, has moved.
 *
 * @returns the key of a function of one side
 */
export function functionKeys(
  processes: BySide<readonly Pick<ProcessProfile, 'functions'>[]>,
): (one: Named, side: Side) => string {
  const all = {
    base: distinctOf(processes.base),
    head: distinctOf(processes.head),
  }
  const lonely = {
    base: lonelyOf(all.base, all.head),
    head: lonelyOf(all.head, all.base),
  }
  const moved = new Map<string, string>()
  for (const [name, [from, ...more]] of lonely.base) {
    const [to, ...others] = lonely.head.get(name) ?? []
    if (from === undefined || to === undefined || more.length + others.length > 0) continue
    moved.set(keyOf(from), keyOf(to))
  }
  return (one, side) => {
    const key = keyOf(one)
    return side === sides[0] ? (moved.get(key) ?? key) : key
  }
}

function distinctOf(
  processes: readonly Pick<ProcessProfile, 'functions'>[],
): ReadonlyMap<string, Named> {
  return new Map(
    processes.flatMap(({ functions }) => functions.map((one) => [keyOf(one), one] as const)),
  )
}

/** Functions with a name of their own that the other side does not have in that file, by name. */
function lonelyOf(
  own: ReadonlyMap<string, Named>,
  others: ReadonlyMap<string, Named>,
): ReadonlyMap<string, readonly Named[]> {
  const lonely = [...own].flatMap(([key, one]) =>
    others.has(key) || one.name.startsWith('(') || one.file === '' ? [] : [one],
  )
  return groupedBy(lonely, ({ name }) => name)
}

function keyOf({ name, file }: Named): string {
  return `${name}\n${file}`
}
