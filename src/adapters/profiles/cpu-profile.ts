import { z } from 'zod'
import type { Ticks } from '../../model/judging/profile.ts'
import { parseJson } from '../../model/parse-json.ts'

const profileSchema = z.object({
  nodes: z.array(
    z.object({
      callFrame: z.object({ functionName: z.string(), url: z.string() }),
      hitCount: z.number().int().min(0).optional(),
    }),
  ),
})

/**
 * Parses the output of `node --cpu-prof`: how many samples found each function running.
 *
 * @returns `null` when the text is something else
 */
export function cpuProfileTicks(text: string): Ticks | null {
  const parsed = profileSchema.safeParse(parseJson(text))
  if (!parsed.success) return null
  return ticksOf(
    parsed.data.nodes.map(({ callFrame, hitCount = 0 }) => [
      functionName(callFrame.functionName, callFrame.url),
      hitCount,
    ]),
  )
}

const listedAtMost = 200

/** Ticks by name, highest first. */
export function ticksOf(names: Iterable<readonly [name: string, ticks: number]>): Ticks {
  const sums = new Map<string, number>()
  for (const [name, ticks] of names) sums.set(name, (sums.get(name) ?? 0) + ticks)
  const functions = [...sums]
    .filter(([, ticks]) => ticks > 0)
    .map(([name, ticks]) => ({ name, ticks }))
    .toSorted((one, other) => other.ticks - one.ticks)
  return {
    ticks: functions.reduce((sum, one) => sum + one.ticks, 0),
    functions: functions.slice(0, listedAtMost),
  }
}

/**
 * The name of a function in a profile: its own name and its file without folder, extension and
 * position, because these differ between releases. `fromObject buffer.js:121:20` and
 * `fromObject node:buffer:404:20` are both `fromObject buffer`.
 */
export function functionName(name: string, file: string): string {
  const own = name === '' ? '(anonymous)' : name
  const base = file
    .replace(/(?::\d+){1,2}$/, '')
    .replace(/^node:/, '')
    .replace(/\.[cm]?js$/, '')
  const short = /^(?:\/|file:|[A-Za-z]:)/.test(base) ? base.replace(/^.*[/\\]/, '') : base
  return (short === '' ? own : `${own} ${short}`).slice(0, 200)
}
