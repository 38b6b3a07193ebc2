import type { ServerUsage } from '../actors.ts'
import { grownBy } from './grown.ts'

/** Seconds of CPU time that each of these requests cost; `null` where not reported. */
export function cpuPerRequest(
  before: ServerUsage,
  after: ServerUsage,
  requests: number,
): number | null {
  const usedAmount = grownBy(before.cpuSeconds, after.cpuSeconds)
  return usedAmount !== null && usedAmount > 0 ? usedAmount / requests : null
}
