import type { ProcessProfile, ProfiledFunction } from '../profile.ts'
import type { RawFrame, RawProfile } from './raw-profile.ts'

const functionsAtMost = 1000
const nodesAtMost = 2000

/** Share of all, 0…1, below which a branch is counted to its caller. */
const leastBranch = 0.001

/**
 * A call tree by function, per call of the benchmark.
 *
 * @param calls - calls of the benchmark that the profile covers
 * @param locate - which function a frame is; `null` for frames that are no part of the work
 */
export function processProfile(
  { unit, ticks, nodes }: RawProfile,
  calls: number,
  locate: (frame: RawFrame) => ProfiledFunction | null,
): Pick<ProcessProfile, 'unit' | 'ticks' | 'functions' | 'nodes'> {
  const functions: { facts: ProfiledFunction; self: number }[] = []
  const places = new Map<string, number>()
  const placeOf = (facts: ProfiledFunction): number => {
    const key = `${facts.name}\n${facts.file}\n${String(facts.line)}`
    const place = places.get(key) ?? functions.length
    if (place === functions.length) {
      functions.push({ facts, self: 0 })
      places.set(key, place)
    }
    return place
  }
  const placedNodes = nodes.map(({ parent, frame, self }) => {
    const facts = locate(frame)
    const place = facts === null ? null : placeOf(facts)
    const entry = place === null ? undefined : functions[place]
    if (entry !== undefined) entry.self += self / calls
    return { parent, place, self: place === null ? 0 : self / calls, total: 0 }
  })
  for (const node of placedNodes.toReversed()) {
    node.total += node.self
    const caller = placedNodes[node.parent]
    if (caller !== undefined) caller.total += node.total
  }
  const order = functions
    .map((entry, at) => ({ ...entry, at }))
    .toSorted((first, second) => second.self - first.self)
    .slice(0, functionsAtMost)
  // What the branches that are left out have of their own is counted to their caller.
  const all = placedNodes.reduce((sum, { self }) => sum + self, 0)
  const orderOf = new Map(order.map(({ at }, to) => [at, to]))
  const keptNodes: [number, number, number][] = []
  const keptAt = new Map<number, number>([[-1, -1]])
  placedNodes.forEach(({ parent, place, self, total }, index) => {
    const caller = keptAt.get(parent) ?? -1
    const to = place === null ? undefined : orderOf.get(place)
    const isKept = to !== undefined && total >= leastBranch * all && keptNodes.length < nodesAtMost
    keptAt.set(index, isKept ? keptNodes.length : caller)
    if (isKept) keptNodes.push([caller, to, self])
    else {
      const owner = keptNodes[caller]
      if (owner !== undefined) owner[2] += self
    }
  })
  return {
    unit,
    ticks,
    functions: order.map(({ facts, self }) => ({ ...facts, self })),
    nodes: keptNodes,
  }
}
