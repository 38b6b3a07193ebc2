import { sides, type BySide, type Side } from '../../model/build/side.ts'
import { roundTo } from '../../model/percent.ts'
import type { ProcessProfile, Profile, ProfiledFunction } from './profile.ts'

type Node = Profile['nodes'][number]

// A report of twenty rows stays below 300 kB.
const nodesAtMost = 800

// Amounts are known far less exactly than this.
const digits = 4

interface TreeBranch {
  readonly at: number
  readonly parent: TreeBranch | null
  readonly self: { base: number; head: number }
  total: number
  readonly children: Map<number, TreeBranch>
}

/**
 * The call trees of all processes in one: the mean own amounts per call of both sides. The smallest
 * branches are counted to their caller when there are more than 800.
 *
 * @param indexOf - place of a function in the profile's list; `null` counts it to its caller
 */
export function mergedTree(
  processes: BySide<readonly ProcessProfile[]>,
  indexOf: (profiledFunction: ProfiledFunction, side: Side) => number | null,
): Node[] {
  const root = branchOf(-1, null)
  for (const side of sides) {
    const share = 1 / processes[side].length
    for (const { nodes, functions } of processes[side]) {
      const branches: TreeBranch[] = []
      for (const [parent, place, self] of nodes) {
        const caller = branches[parent] ?? root
        const profiledFunction = functions[place]
        const at = profiledFunction === undefined ? null : indexOf(profiledFunction, side)
        const branch = at === null ? caller : (caller.children.get(at) ?? branchOf(at, caller))
        if (at !== null) caller.children.set(at, branch)
        branch.self[side] += self * share
        branches.push(branch)
      }
    }
  }
  // Callers first.
  const allBranches = [root]
  for (const branch of allBranches) allBranches.push(...branch.children.values())
  for (const branch of allBranches.toReversed()) {
    branch.total += branch.self.base + branch.self.head
    if (branch.parent !== null) branch.parent.total += branch.total
  }
  // A caller's total is at least that of what it calls, and callers come first, so no branch is kept
  // without its caller.
  const keptBranches = new Set(
    allBranches
      .slice(1)
      .toSorted((first, second) => second.total - first.total)
      .slice(0, nodesAtMost),
  )
  for (const branch of allBranches.toReversed()) {
    if (branch.parent === null || keptBranches.has(branch)) continue
    branch.parent.self.base += branch.self.base
    branch.parent.self.head += branch.self.head
  }
  const branches = allBranches.filter((branch) => keptBranches.has(branch))
  const places = new Map(branches.map((branch, at) => [branch, at]))
  return branches.map((branch): Node => [
    branch.parent === null ? -1 : (places.get(branch.parent) ?? -1),
    branch.at,
    roundTo(branch.self.base, digits),
    roundTo(branch.self.head, digits),
  ])
}

function branchOf(at: number, parent: TreeBranch | null): TreeBranch {
  return { at, parent, self: { base: 0, head: 0 }, total: 0, children: new Map() }
}
