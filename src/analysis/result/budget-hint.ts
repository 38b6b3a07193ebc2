import { gatingOf } from '../../model/judging/gating.ts'
import { type Finding, longestAdviceSeconds } from '../../model/judging/result.ts'
import { portionsOf } from '../../model/run/suite.ts'
import { blockTimes, secondsTo } from '../block-times.ts'
import { firstUsableLook } from '../stopping/stop-rule.ts'
import type { MachinePart } from './machine-part.ts'

/** What is left of a run that its budget ended. */
export interface BudgetRest {
  /** Number of benchmarks without a verdict that counts; failed ones are none of them. */
  readonly open: number
  /** What more time would bring, and the budget to give, as a sentence; `null` where nobody would wait for it. */
  readonly hint: string | null
}

/** What a benchmark needs; `isForecast` where its own pairs tell with how many it is probably decided. */
interface Need {
  readonly pairs: number
  readonly isForecast: boolean
}

/**
 * Which benchmarks a part of a run left open, and what more time would bring: the cheapest ones first, as a
 * run measures them. One that has had the fewest pairs that can call a difference has a forecast; any other
 * is only brought to those pairs. What the plan's last look would not decide, no time decides.
 *
 * @param findings - of the family, other parts included
 */
export function budgetRest(
  { run, seconds: spentSeconds }: Pick<MachinePart, 'run' | 'seconds'>,
  findings: readonly Finding[],
): BudgetRest {
  const { plan } = run
  const fewest = firstUsableLook(plan) ?? Number.POSITIVE_INFINITY
  const needs = needsOf(run, findings, fewest)
  const times = blockTimes(run)
  // One process serves all rows of a suite, so a pair of one is a pair of all.
  const steps = portionsOf(plan.benchmarks)
    .map((benchmarks) => {
      const ownNeeds = benchmarks.flatMap(({ id }) => needs.get(id) ?? [])
      const reachableNeeds = ownNeeds.filter(({ pairs }) => Number.isFinite(pairs))
      const pairs = Math.max(0, ...reachableNeeds.map((need) => need.pairs))
      return {
        needs: reachableNeeds,
        seconds: secondsTo(pairs, { ...plan, benchmarks: [...benchmarks] }, times),
      }
    })
    // What was not even tried has no time.
    .filter(({ seconds }) => seconds > 0)
    .toSorted((first, second) => first.seconds - second.seconds)
  const begun = Math.max(spentSeconds, plan.budgetSeconds ?? 0)
  let moreSeconds = 0
  const metNeeds = steps.flatMap((step) => {
    if (begun + moreSeconds + step.seconds > longestAdviceSeconds) return []
    moreSeconds += step.seconds
    return step.needs
  })
  if (metNeeds.length === 0) return { open: needs.size, hint: null }
  const rows = (count: number): string =>
    `${String(count)} of ${String(needs.size)} open ${needs.size === 1 ? 'row' : 'rows'}`
  const decided = metNeeds.filter(({ isForecast }) => isForecast).length
  const reached = metNeeds.length - decided
  const gains = [
    decided === 0 ? [] : [`probably decide ${rows(decided)}`],
    reached === 0 ? [] : [`bring ${rows(reached)} to ${String(fewest)} pairs`],
  ].flat()
  return {
    open: needs.size,
    hint: `about ${inMinutes(moreSeconds)} min more would ${gains.join(' and ')}: give --budget ${inMinutes(begun + moreSeconds)}min`,
  }
}

/** The open benchmarks by id; infinitely many pairs where no number of this plan would decide. */
function needsOf(
  { plan, failures }: MachinePart['run'],
  findings: readonly Finding[],
  fewest: number,
): ReadonlyMap<string, Need> {
  const gates = gatingOf(plan)
  const lastLook = plan.policy.looks.at(-1) ?? 0
  const failedIds = new Set(failures.map(({ benchmarkId }) => benchmarkId))
  return new Map(
    plan.benchmarks.flatMap(({ id }): (readonly [string, Need])[] => {
      if (failedIds.has(id)) return []
      const rows = findings.flatMap(({ benchmarkId, metric, judged }) =>
        benchmarkId === id && gates(id, metric) ? (judged ?? []) : [],
      )
      if (rows.length === 0) return [[id, { pairs: fewest, isForecast: false }]]
      const openRows = rows.filter(({ verdict }) => verdict === 'inconclusive')
      if (openRows.length === 0) return []
      const goals = openRows.map(({ pairs, pairsToSettle, warnings }): Need => {
        const isSettling = pairsToSettle > 0 && warnings.every(({ code }) => code !== 'contention')
        if (pairs < fewest && isSettling) return { pairs: fewest - pairs, isForecast: false }
        const isReachable = isSettling && pairs + pairsToSettle <= lastLook
        return { pairs: isReachable ? pairsToSettle : Infinity, isForecast: true }
      })
      const pairs = Math.max(...goals.map((goal) => goal.pairs))
      return [[id, { pairs, isForecast: goals.every(({ isForecast }) => isForecast) }]]
    }),
  )
}

function inMinutes(seconds: number): string {
  return String(Math.ceil(seconds / 60))
}
