import type { Benchmark } from '../../model/run/benchmark.ts'
import type { Plan } from '../../model/run/plan.ts'
import { blockTimes, type BlockTimes, secondsTo } from '../block-times.ts'
import { firstUsableLook } from './stop-rule.ts'
import type { Run } from '../run.ts'

// Benchmarks that take at least this share of another's time stay in its table. Separating similar
// ones would give up part of the guarantee and save few pairs.
const ALIKE = 0.5

/**
 * The plan of each table of a run: benchmarks with their own family and looks.
 *
 * Mostly that is the plan as it is. Where the budget does not reach the first look at which the whole
 * table could call a difference, the slowest benchmarks, as few as possible, form a second table: its
 * family is smaller and its looks end at the last one that the budget reaches, so fewer pairs suffice
 * there. Where even that is out of reach, it stays at one table, and so does a shard.
 *
 * The plan, the pilots and the times of the warm-up blocks decide this. So the tables are fixed
 * before the first judged pair, and are the same for the stop rule, the result and a replay.
 *
 * @returns the tables, the one of the slow benchmarks last; every benchmark is in exactly one
 */
export function tablePlans(run: Pick<Run, 'plan' | 'pilots' | 'samples'>): readonly Plan[] {
  const { plan } = run
  const { benchmarks, budgetSeconds } = plan
  // A smaller family of its own would take alpha from the other shards.
  if (plan.shard !== undefined) return [plan]
  const times = blockTimes(run)
  const leftSeconds = (budgetSeconds ?? Number.POSITIVE_INFINITY) - times.spentSeconds
  if (secondsToFirstLook(plan, times) <= leftSeconds) return [plan]
  const slowestFirst = benchmarks.map(times.secondsOf).toSorted((first, second) => second - first)
  for (const seconds of slowestFirst) {
    const isSlow = (benchmark: Benchmark): boolean => times.secondsOf(benchmark) >= seconds * ALIKE
    const fast = planWith(plan, (benchmark) => !isSlow(benchmark))
    const forSlow = leftSeconds - secondsToFirstLook(fast, times)
    const slow = withinReach(planWith(plan, isSlow), times, forSlow)
    if (slow !== null) return fast.benchmarks.length === 0 ? [slow] : [fast, slow]
  }
  return [plan]
}

/** Seconds of measuring that a plan is expected to need before it can call a difference. */
export function secondsToFirstLook(plan: Plan, times: Pick<BlockTimes, 'secondsOf'>): number {
  if (plan.benchmarks.length === 0) return 0
  return secondsTo(firstUsableLook(plan) ?? Number.POSITIVE_INFINITY, plan, times)
}

function planWith(plan: Plan, chosenValue: (benchmark: Benchmark) => boolean): Plan {
  return { ...plan, benchmarks: plan.benchmarks.filter(chosenValue) }
}

/**
 * The plan with the most looks that fit; `null` when it could not call a difference at any of them.
 */
function withinReach(plan: Plan, times: BlockTimes, seconds: number): Plan | null {
  const { looks } = plan.policy
  const reachedValues = looks.filter((look) => secondsTo(look, plan, times) <= seconds)
  const endedParts = { ...plan, policy: { ...plan.policy, looks: reachedValues } }
  return firstUsableLook(endedParts) === null ? null : endedParts
}
