import { z } from 'zod'
import type { ProfileUnit, ProcessProfile, ProfiledFunction } from '../profile.ts'

const nodeSchema = z.object({
  callFrame: z.object({
    functionName: z.string(),
    url: z.string(),
    lineNumber: z.number(),
    columnNumber: z.number(),
  }),
  hitCount: z.number().int().min(0).optional(),
  selfSize: z.number().min(0).optional(),
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

/** A function, as V8 names it. */
export interface RawFrame {
  readonly name: string
  readonly url: string
  /** Where the function begins, counted from 0; −1 when unknown. */
  readonly line: number
  readonly column: number
}

/** A profile by function: its own amounts, of which several may be of one function. */
export interface RawProfile {
  readonly unit: ProfileUnit
  readonly ticks: number
  readonly frames: readonly {
    readonly frame: RawFrame
    /** Own amount: seconds or bytes. */
    readonly self: number
  }[]
}

const namesApart: ReadonlySet<string> = new Set(['(root)', '(idle)'])

/** A profile of V8, in seconds of `seconds` or in bytes, without samples in which nothing ran. */
export function rawProfileOf(
  { nodes }: z.infer<typeof profileSchema>,
  unit: ProfileUnit,
  seconds: number,
): RawProfile {
  const running = nodes.filter(({ callFrame }) => !namesApart.has(callFrame.functionName))
  const hits = running.reduce((sum, { hitCount = 0 }) => sum + hitCount, 0)
  const secondsPerHit = seconds / Math.max(1, hits)
  const frames = running.map(({ callFrame, hitCount = 0, selfSize = 0 }) => {
    const { functionName: name, url, lineNumber: line, columnNumber: column } = callFrame
    return {
      frame: { name, url, line, column },
      self: unit === 's' ? hitCount * secondsPerHit : selfSize,
    }
  })
  const ticks = unit === 's' ? hits : running.filter(({ selfSize = 0 }) => selfSize > 0).length
  return { unit, ticks, frames }
}

const functionsAtMost = 1000

/** Where a process's time or memory went, per call, by the functions that `locate` finds for its frames. */
export function processProfile(
  { unit, ticks, frames }: RawProfile,
  calls: number,
  locate: (frame: RawFrame) => ProfiledFunction | null,
): Pick<ProcessProfile, 'unit' | 'ticks' | 'functions'> {
  const functions = new Map<string, ProcessProfile['functions'][number]>()
  for (const { frame, self } of frames) {
    const place = locate(frame)
    if (place === null) continue
    const key = `${place.name}\n${place.file}\n${String(place.line)}`
    const past = functions.get(key)?.self ?? 0
    functions.set(key, { ...place, self: past + self / calls })
  }
  const largest = [...functions.values()].toSorted((first, second) => second.self - first.self)
  return { unit, ticks, functions: largest.slice(0, functionsAtMost) }
}
