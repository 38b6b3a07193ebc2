import { gatingOf } from '../../model/judging/gating.ts'
import type { JudgedRow } from '../../model/judging/judged-row.ts'
import { type Finding, longestAdviceSeconds } from '../../model/judging/result.ts'
import { portionsOf } from '../../model/run/suite.ts'
import { blockTimes, secondsTo } from '../block-times.ts'
import { firstUsableLook } from '../stopping/stop-rule.ts'
import type { MachinePart } from './machine-part.ts'

/**
 * What more time would bring to the benchmarks that a part of a run left open, and the budget to give. One
 * with the fewest pairs that can call a difference has a forecast; any other is only brought to those pairs.
 *
 * @param findings - of the family, other parts included
 * @returns a sentence; empty where no time that anybody waits for would help, `null` where none is open
 */
export function budgetHint(
  { run, seconds: spentSeconds }: Pick<MachinePart, 'run' | 'seconds'>,
  findings: readonly Finding[],
): string | null {
  const { plan, failures } = run
  const [fewest, times, gates] = [
    firstUsableLook(plan) ?? Infinity,
    blockTimes(run),
    gatingOf(plan),
  ]
  const most = plan.policy.looks.at(-1) ?? 0
  const failedIds = new Set(failures.map(({ benchmarkId }) => benchmarkId))
  const begunSeconds = Math.max(spentSeconds, plan.budgetSeconds ?? 0)
  let [open, totalSeconds] = [0, begunSeconds]
  // One process serves all rows of a suite, so a pair of one is a pair of all.
  const metNeeds = portionsOf(plan.benchmarks).flatMap((benchmarks) => {
    const needs = benchmarks.flatMap(({ id }) => {
      const rows = findings.flatMap(({ benchmarkId, metric, judged }) =>
        benchmarkId === id && gates(id, metric) ? (judged ?? []) : [],
      )
      return failedIds.has(id) ? [] : needsOf(rows, { fewest, most })
    })
    open += needs.length
    const metHere = needs.filter(({ pairs }) => pairs < Infinity)
    const pairs = Math.max(0, ...metHere.map((need) => need.pairs))
    const seconds = secondsTo(pairs, { ...plan, benchmarks: [...benchmarks] }, times)
    // What was not even tried has no time.
    if (seconds === 0 || totalSeconds + seconds > longestAdviceSeconds) return []
    totalSeconds += seconds
    return metHere
  })
  if (metNeeds.length === 0) return open === 0 ? null : ''
  const decided = metNeeds.filter(({ isForecast }) => isForecast).length
  const reached = metNeeds.length - decided
  const rows = `of ${String(open)} open ${open === 1 ? 'row' : 'rows'}`
  const decides = decided === 0 ? [] : [`probably decide ${String(decided)} ${rows}`]
  const reaches = reached === 0 ? [] : [`bring ${String(reached)} ${rows} to ${fewest} pairs`]
  const more = Math.ceil((totalSeconds - begunSeconds) / 60)
  return `about ${more} min more would ${[...decides, ...reaches].join(' and ')}: give --budget ${Math.ceil(totalSeconds / 60)}min`
}

/** The more pairs that a benchmark needs, infinitely many where no look decides it; nothing where it is decided. */
function needsOf(
  rows: readonly JudgedRow[],
  { fewest, most }: { readonly fewest: number; readonly most: number },
): readonly { readonly pairs: number; readonly isForecast: boolean }[] {
  if (rows.length === 0) return [{ pairs: fewest, isForecast: false }]
  const openRows = rows.filter(({ verdict }) => verdict === 'inconclusive')
  if (openRows.length === 0) return []
  const goals = openRows.map(({ pairs, pairsToSettle, warnings }) => {
    const isBusy = warnings.some(({ code }) => code === 'contention')
    if (isBusy || pairsToSettle === 0) return Infinity
    if (pairs < fewest) return fewest - pairs
    return pairs + pairsToSettle > most ? Infinity : pairsToSettle
  })
  const isForecast = openRows.every(({ pairs }) => pairs >= fewest)
  return [{ pairs: Math.max(...goals), isForecast }]
}
