import { z } from 'zod'
import type { Ticks } from '../model/profile.ts'
import { functionName } from './function-name.ts'
import { ticksOf } from './ticks-of.ts'

const profileSchema = z.object({
  nodes: z.array(
    z.object({
      callFrame: z.object({ functionName: z.string(), url: z.string() }),
      hitCount: z.number().int().min(0).optional(),
    }),
  ),
})

/**
 * What `node --cpu-prof` wrote: how often each function was the one that ran.
 *
 * @returns `null` when it is something else
 */
export function cpuProfileTicks(text: string): Ticks | null {
  const parsed = profileSchema.safeParse(dataOf(text))
  if (!parsed.success) return null
  return ticksOf(
    parsed.data.nodes.map(({ callFrame, hitCount = 0 }) => [
      functionName(callFrame.functionName, callFrame.url),
      hitCount,
    ]),
  )
}

function dataOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
