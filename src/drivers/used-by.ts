import type { Metric, Usage } from '../model/judging/metric.ts'
import type { Readings } from '../model/run/sample.ts'
import type { ProcessUsage } from '../model/run/series-answer.ts'

/** Resources used in the measured part, including lead-ins and waiting. */
export function usedBy(
  metrics: readonly Metric[],
  before: ProcessUsage,
  after: ProcessUsage,
  calls: number,
): Readings {
  return Object.fromEntries(
    metrics.flatMap(({ id, usage }) =>
      usage === undefined
        ? []
        : [
            [
              id,
              readingOf(usage, { before: before.usedByMetric, after: after.usedByMetric, calls }),
            ],
          ],
    ),
  )
}

interface UsedBetween {
  readonly before: ProcessUsage['usedByMetric']
  readonly after: ProcessUsage['usedByMetric']
  readonly calls: number
}

function readingOf({ of, as, scale }: Usage, { before, after, calls }: UsedBetween): number | null {
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
