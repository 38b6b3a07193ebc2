import { measuredSecondsOf } from '../model/run/measured-seconds.ts'
import { isListed, likelySeconds } from '../plan/shards/likely-seconds.ts'
import type { Pilot } from '../model/run/pilot.ts'
import type { Plan } from '../model/run/plan.ts'
import { portionsOf } from '../model/run/portions-of.ts'

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
 * else as a block of its kind is made to take.
 *
 * @returns seconds in tenths, at least one tenth, in the order of `portionsOf`
 */
export function expectedSecondsOf(
  { benchmarks }: Pick<Plan, 'benchmarks'>,
  { pilots, earlier }: KnownTimes,
): readonly number[] {
  const likely = likelySeconds(benchmarks.filter(isListed), earlier)
  return portionsOf(benchmarks).map((portion) => {
    const seconds = portion.reduce((sum, one) => {
      const measured = measuredSecondsOf(one)
      // Both processes start, warm up for as long as they are measured, but a second at most, and are measured.
      const usual = startSeconds + Math.min(1, measured) + measured
      const known = Object.hasOwn(earlier, one.id) ? earlier[one.id] : undefined
      return sum + (known ?? pilots.get(one.id)?.blockSeconds ?? likely.get(one.id) ?? usual)
    }, 0)
    return Math.max(1, Math.round(seconds * 10)) / 10
  })
}
