import { z } from 'zod'
import type { ProfileUnit } from '../profile.ts'

const nodeSchema = z.object({
  id: z.number(),
  callFrame: z.object({
    functionName: z.string(),
    url: z.string(),
    lineNumber: z.number(),
    columnNumber: z.number(),
  }),
  hitCount: z.number().int().min(0).optional(),
  selfSize: z.number().min(0).optional(),
  children: z.array(z.number()).optional(),
})

const profileSchema = z.object({ nodes: z.array(nodeSchema).max(200_000) })

/** What the harness writes after profiling: the calls it made, and V8's profile of them. */
export const harnessProfileSchema = z.object({
  calls: z.number().int().positive(),
  /** What the main thread ran in these calls; CPU or wall time where the system does not report it. */
  seconds: z.number().positive(),
  /** Share of the time of these calls in which it could run and waited for a CPU; at least 0. */
  waited: z.number().min(0),
  profile: profileSchema.optional(),
  /** When they began and ended, in seconds of the monotonic clock. */
  within: z.tuple([z.number(), z.number()]).optional(),
})

/** A place in a call tree, as V8 names it. */
export interface RawFrame {
  readonly name: string
  readonly url: string
  /** Where the function begins, counted from 0; −1 when unknown. */
  readonly line: number
  readonly column: number
}

/** One node of a call tree. */
export interface RawNode {
  /** Index of the caller, which comes before; −1 for none. */
  readonly parent: number
  readonly frame: RawFrame
  /** Own amount: seconds or bytes. */
  readonly self: number
}

/** A profile as a call tree, callers first. */
export interface RawProfile {
  readonly unit: ProfileUnit
  readonly ticks: number
  readonly nodes: readonly RawNode[]
}

const namesApart: ReadonlySet<string> = new Set(['(root)', '(idle)'])

/**
 * A profile of V8 as a tree of seconds or bytes: of `--cpu-prof` and the inspector's `Profiler`, or of
 * its `HeapProfiler` with its nodes in one list. Samples in which nothing ran are left out.
 *
 * @param seconds - running time that all other samples together stand for
 * @returns `null` when its nodes are no tree
 */
export function rawProfileOf(
  { nodes }: z.infer<typeof profileSchema>,
  unit: ProfileUnit,
  seconds: number,
): RawProfile | null {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const childIds = new Set(nodes.flatMap(({ children = [] }) => children))
  const runningNodes = nodes.filter((node) => !namesApart.has(node.callFrame.functionName))
  const hits = runningNodes.reduce((sum, { hitCount = 0 }) => sum + hitCount, 0)
  const secondsPerHit = seconds / Math.max(1, hits)
  const orderedNodes: { readonly node: z.infer<typeof nodeSchema>; readonly parent: number }[] =
    nodes.filter(({ id }) => !childIds.has(id)).map((node) => ({ node, parent: -1 }))
  for (let at = 0; at < orderedNodes.length && orderedNodes.length <= nodes.length; at++) {
    for (const id of orderedNodes[at]?.node.children ?? []) {
      const child = byId.get(id)
      if (child === undefined) return null
      orderedNodes.push({ node: child, parent: at })
    }
  }
  if (orderedNodes.length !== nodes.length) return null
  const rawNodes = orderedNodes.map(({ node, parent }) => {
    const { functionName, url, lineNumber, columnNumber } = node.callFrame
    const amount = unit === 's' ? (node.hitCount ?? 0) * secondsPerHit : (node.selfSize ?? 0)
    return {
      parent,
      frame: { name: functionName, url, line: lineNumber, column: columnNumber },
      self: namesApart.has(functionName) ? 0 : amount,
    }
  })
  const ticks = unit === 's' ? hits : runningNodes.filter(({ selfSize = 0 }) => selfSize > 0).length
  return { unit, ticks, nodes: rawNodes }
}
