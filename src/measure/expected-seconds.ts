import { measuredSecondsOf } from '../model/run/measured-seconds.ts'
import type { Pilot } from '../model/run/pilot.ts'
import type { Plan } from '../model/run/plan.ts'
import { portionsOf } from '../model/run/portions-of.ts'

const startSeconds = 0.2

/**
 * How long one block of each portion of a table probably takes: as long as it took where it has been tried,
 * which is so for suites; else as long as a block of its kind is made to take.
 *
 * @param pilots - by benchmark id
 * @returns seconds in tenths, at least one tenth, in the order of `portionsOf`
 */
export function expectedSecondsOf(
  { benchmarks }: Pick<Plan, 'benchmarks'>,
  pilots: ReadonlyMap<string, Pilot>,
): readonly number[] {
  return portionsOf(benchmarks).map((portion) => {
    const seconds = portion.reduce((sum, one) => {
      const measured = measuredSecondsOf(one)
      // Both processes start, warm up for as long as they are measured, but a second at most, and are measured.
      const usual = startSeconds + Math.min(1, measured) + measured
      return sum + (pilots.get(one.id)?.blockSeconds ?? usual)
    }, 0)
    return Math.max(1, Math.round(seconds * 10)) / 10
  })
}
