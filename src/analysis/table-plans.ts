import type { Benchmark } from '../model/benchmark.ts'
import type { Pilot } from '../model/pilot.ts'
import type { Plan } from '../model/plan.ts'
import { firstUsableLook } from './first-usable-look.ts'

// Benchmarks that take at least this share of another's time stay in its table: to part those that are
// alike would give away a part of the promise for few pairs.
const ALIKE = 0.5

/**
 * The plan of each table of a run: benchmarks with a family and looks of their own.
 *
 * Mostly that is the plan as it is. Where the budget does not reach the first look at which the whole
 * table could call a difference, the slowest benchmarks, as few as possible, form a second table: its
 * family is smaller and its looks end at the last one that the budget reaches, so fewer pairs suffice
 * there. Where even that is out of reach, it stays at one table.
 *
 * Known before the first block is measured: the pilots tell the time of a block and nothing else
 * counts. So it is the same for the stop rule, the result and a replay.
 *
 * @returns the tables, the one of the slow benchmarks last; every benchmark is in one of them
 */
export function tablePlans(plan: Plan, pilots: readonly Pilot[]): readonly Plan[] {
  const { benchmarks, budgetSeconds } = plan
  const secondsOf = blockSeconds(pilots)
  if (budgetSeconds === null || secondsToFirstLook(plan, pilots) <= budgetSeconds) return [plan]
  const times = benchmarks.map(secondsOf).toSorted((one, other) => other - one)
  for (const seconds of times) {
    const isSlow = (benchmark: Benchmark): boolean => secondsOf(benchmark) >= seconds * ALIKE
    const fast = planWith(plan, (benchmark) => !isSlow(benchmark))
    const leftSeconds = budgetSeconds - secondsToFirstLook(fast, pilots)
    const slow = withinReach(planWith(plan, isSlow), pilots, leftSeconds)
    if (slow !== null) return fast.benchmarks.length === 0 ? [slow] : [fast, slow]
  }
  return [plan]
}

/** Seconds that a plan expects to need until it could call a difference; 0 without a benchmark. */
export function secondsToFirstLook(plan: Plan, pilots: readonly Pilot[]): number {
  if (plan.benchmarks.length === 0) return 0
  return secondsTo(firstUsableLook(plan) ?? Number.POSITIVE_INFINITY, plan, pilots)
}

function planWith(plan: Plan, chosen: (benchmark: Benchmark) => boolean): Plan {
  return { ...plan, benchmarks: plan.benchmarks.filter(chosen) }
}

/** The plan with the most looks whose last one fits and can call a difference. */
function withinReach(plan: Plan, pilots: readonly Pilot[], seconds: number): Plan | null {
  const { looks } = plan.policy
  const reached = looks.filter((look) => secondsTo(look, plan, pilots) <= seconds)
  const ended = { ...plan, policy: { ...plan.policy, looks: reached } }
  return firstUsableLook(ended) === null ? null : ended
}

function secondsTo(
  pairs: number,
  { benchmarks, controlShare }: Plan,
  pilots: readonly Pilot[],
): number {
  // A pilot takes about as long as a block, and one block warms up.
  const blocks = 2 + pairs * (1 + controlShare)
  const secondsOf = blockSeconds(pilots)
  return benchmarks.reduce((sum, benchmark) => sum + blocks * secondsOf(benchmark), 0)
}

/** A benchmark whose pilot failed is not measured and so takes no time. */
function blockSeconds(pilots: readonly Pilot[]): (benchmark: Benchmark) => number {
  const seconds = new Map(pilots.map((pilot) => [pilot.benchmarkId, pilot.blockSeconds]))
  return ({ id }) => seconds.get(id) ?? 0
}
