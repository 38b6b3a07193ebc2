import { gatingOf } from '../model/gating.ts'
import type { Result } from '../model/result.ts'
import { countText } from './format.ts'

/** How many pairs the rows rest on: `30 pairs in random order`, `16 to 60 pairs each in random order`. */
export function pairsText({ findings, plan }: Result): string {
  // A metric that only informs may be missing from a run without anything being wrong.
  const gates = gatingOf(plan)
  const pairs = findings.flatMap(({ benchmarkId, judged, metric }) =>
    judged === null || !gates(benchmarkId, metric) ? [] : [judged.pairs],
  )
  if (pairs.length === 0) return ''
  const least = pairs.reduce((one, other) => Math.min(one, other))
  const most = pairs.reduce((one, other) => Math.max(one, other))
  return least === most
    ? `${countText(most, 'pair')} in random order`
    : `${String(least)} to ${countText(most, 'pair')} each in random order`
}
