import type { Ticks } from '../model/profile.ts'

const listedAtMost = 200

/** Ticks by name, the most first. */
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
