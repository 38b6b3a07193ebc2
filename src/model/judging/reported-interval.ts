import type { Finding } from './result.ts'

/**
 * The interval of a finding as head / base − 1. Both ends are equal for exact values, and `null`
 * when there is no interval.
 */
export function reportedInterval({
  judged: judgedRow,
  baseCentre,
  headCentre,
}: Finding): readonly [low: number, high: number] | null {
  if (judgedRow !== null) {
    const [low, high] = judgedRow.ci
    return low === null || high === null ? null : [low, high]
  }
  if (baseCentre === null || headCentre === null || baseCentre <= 0) return null
  const change = headCentre / baseCentre - 1
  return [change, change]
}
