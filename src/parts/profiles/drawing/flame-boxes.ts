import type { Profile } from '../profile.ts'
import type { BySide } from '../../../model/build/side.ts'

/** One call path of a flame graph: a function, called by the one above it. */
export interface FlameBox {
  /** Position of the function in the profile's list. */
  readonly place: number
  /** Number of callers. */
  readonly depth: number
  /** Where it begins, and how wide it is, 0…1 of the picture. */
  readonly start: number
  readonly share: number
  /** Amounts of a call of the benchmark: with all that it calls, and its own. */
  readonly total: BySide<number>
  readonly self: BySide<number>
}

interface Branch {
  readonly place: number
  readonly total: { base: number; head: number }
  readonly self: BySide<number>
  readonly children: Branch[]
}

/**
 * Call paths as boxes, callers first. A box is as wide as the mean of both sides, so that what only one
 * side calls is there too.
 *
 * @param least - the smallest width that is shown, 0…1
 */
export function flameBoxes({ nodes }: Pick<Profile, 'nodes'>, least: number): readonly FlameBox[] {
  const branches = nodes.map(([, place, base, head]): Branch => ({
    place,
    total: { base, head },
    self: { base, head },
    children: [],
  }))
  const roots: Branch[] = []
  for (const [at, [parent]] of nodes.entries()) {
    const branch = branches[at]
    if (branch === undefined) continue
    const siblings = branches[parent]?.children ?? roots
    siblings.push(branch)
  }
  // Callers come before what they call.
  for (const [at, [parent]] of [...nodes.entries()].toReversed()) {
    const [caller, callee] = [branches[parent], branches[at]]
    if (caller === undefined || callee === undefined) continue
    caller.total.base += callee.total.base
    caller.total.head += callee.total.head
  }
  const whole = roots.reduce((sum, branch) => sum + branchWeight(branch), 0)
  if (whole <= 0) return []
  const boxes: FlameBox[] = []
  const place = (siblings: readonly Branch[], above: Pick<FlameBox, 'depth' | 'start'>) => {
    let { start } = above
    // The heaviest first; not by change, so that both halves of a difference stay together.
    for (const branch of siblings.toSorted(
      (first, right) => branchWeight(right) - branchWeight(first),
    )) {
      const share = branchWeight(branch) / whole
      if (share < least) break
      const { total, self } = branch
      boxes.push({ ...above, place: branch.place, start, share, total, self })
      place(branch.children, { depth: above.depth + 1, start })
      start += share
    }
  }
  place(roots, { depth: 0, start: 0 })
  return boxes
}

function branchWeight({ total }: Branch): number {
  return total.base + total.head
}
