import { measuredSecondsOf } from '../../model/run/measured-seconds.ts'
import { isListed, likelySeconds } from './likely-seconds.ts'
import { contestOf } from '../../model/run/contest-of.ts'
import type { Benchmark } from '../../model/run/benchmark.ts'
import { measuredIn } from '../../model/run/measured-in.ts'
import type { Pilot } from '../../model/run/pilot.ts'
import type { Plan } from '../../model/run/plan.ts'
import { portionsOf } from '../../model/run/portions-of.ts'

const startSeconds = 0.2

/** What is known of how long blocks take. */
export interface KnownTimes {
  /** By benchmark id, of those that were tried just now. */
  readonly pilots: ReadonlyMap<string, Pilot>
  /** Seconds by benchmark id, from earlier runs. */
  readonly earlier: Readonly<Record<string, number>>
}

/**
 * How long one block of each portion of a table probably takes: as long as in earlier runs, else as it took
 * where it has been tried, which is so for suites, else as rows like it took, where a suite is only listed,
 * else as a block of its kind is made to take. A contest that is new takes as long as its two contenders do.
 *
 * @returns seconds in tenths, at least one tenth, in the order of `portionsOf`
 */
export function expectedSecondsOf(
  plan: Pick<Plan, 'benchmarks' | 'contests'>,
  { pilots, earlier }: KnownTimes,
): readonly number[] {
  const knownOf = (id: string): number | undefined =>
    (Object.hasOwn(earlier, id) ? earlier[id] : undefined) ?? pilots.get(id)?.blockSeconds
  const likely = likelySeconds(plan.benchmarks.filter(isListed), earlier)
  const expectedOf = (benchmark: Benchmark): number =>
    knownOf(benchmark.id) ??
    meanOfContenders(benchmark, knownOf) ??
    likely.get(benchmark.id) ??
    usualOf(benchmark)
  return portionsOf(measuredIn(plan)).map((portion) => {
    const seconds = portion.reduce((sum, benchmark) => sum + expectedOf(benchmark), 0)
    return Math.max(1, Math.round(seconds * 10)) / 10
  })
}

/** Both processes start, warm up for as long as they are measured, but a second at most, and are measured. */
function usualOf(benchmark: Benchmark): number {
  const measuredAmount = measuredSecondsOf(benchmark)
  return startSeconds + Math.min(1, measuredAmount) + measuredAmount
}

/** Half of it is spent on either; `undefined` when that is not known of both. */
function meanOfContenders(
  benchmark: Benchmark,
  knownOf: (id: string) => number | undefined,
): number | undefined {
  const ids = contestOf(benchmark)?.ids
  const [base, head] = [knownOf(ids?.base ?? ''), knownOf(ids?.head ?? '')]
  return base === undefined || head === undefined ? undefined : (base + head) / 2
}
