import { median } from 'simple-statistics'
import type { Metric, Usage } from '../model/judging/metric.ts'
import { isMark } from './own-nanoseconds.ts'
import type { Readings } from '../model/run/sample.ts'
import type { Batch, ProcessUsage } from '../model/run/series-answer.ts'

/** The first call, and the median of the later ones; nothing where calls are not timed one by one. */
export function firstCallsOf(calls: readonly number[] | null): Readings {
  if (calls === null) return {}
  const [first, ...rest] = calls
  return { 'first-call': first ?? null, 'later-calls': rest.length === 0 ? null : median(rest) }
}

/** CPU seconds per timed call of batches; `null` where the runtime does not report them. */
export function cpuPerCall(batches: readonly Batch[], calls: number): number | null {
  let microseconds = 0
  for (const { cpuMicroseconds } of batches) {
    if (cpuMicroseconds === null) return null
    microseconds += cpuMicroseconds
  }
  return microseconds / 1e6 / calls
}

/** What a process reports of itself, before and after its measured part. */
interface UsedBetween {
  readonly before: ProcessUsage['figures']
  readonly after: ProcessUsage['figures']
  readonly calls: number
  /** Whether other programs kept its threads or children waiting, which nothing takes off marks. */
  readonly wasKeptWaiting: boolean
}

/** Resources used in the measured part, including lead-ins and waiting. */
export function usedBy(metrics: readonly Metric[], use: UsedBetween): Readings {
  return Object.fromEntries(
    metrics.flatMap((metric) => {
      const { id, usage } = metric
      if (usage === undefined) return []
      return [[id, use.wasKeptWaiting && isMark(metric) ? null : usageIn(usage, use)]]
    }),
  )
}

function usageIn({ of, as, scale }: Usage, { before, after, calls }: UsedBetween): number | null {
  const [start, end] = [before[of] ?? null, after[of] ?? null]
  if (end === null) return null
  if (as === 'level') return end * scale
  if (start === null) return null
  const grownAmount = (end - start) * scale
  if (as === 'growth') return grownAmount
  if (as === 'growth-per-call') return grownAmount / calls
  const busy = (after['busySeconds'] ?? 0) - (before['busySeconds'] ?? 0)
  return busy > 0 ? grownAmount / busy : null
}
