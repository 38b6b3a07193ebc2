import type { Plan } from '../model/run/plan.ts'
import type { Run } from './run.ts'

/** A run's timing before its first judged block. */
export interface BlockTimes {
  /** Seconds of one block of a benchmark. */
  readonly secondsOf: (benchmark: Plan['benchmarks'][number]) => number
  /** Seconds from the start of the run until pilots and warm-up blocks were done. */
  readonly spentSeconds: number
}

/**
 * Timing from the warm-up blocks; where one is missing, the pilot's estimate. Judged blocks are not
 * used, so the result is fixed once the first of them is measured.
 */
export function blockTimes({ pilots, samples }: Pick<Run, 'pilots' | 'samples'>): BlockTimes {
  const warmUps = samples.filter(({ block }) => block.round === 0)
  const before = [...pilots.flatMap(({ ran }) => ran ?? []), ...warmUps]
  const seconds = new Map([
    ...pilots.map((pilot) => [pilot.benchmarkId, pilot.blockSeconds] as const),
    ...warmUps.map((sample) => [sample.block.benchmarkId, sample.seconds] as const),
  ])
  return {
    // Without a pilot it is not measured at all.
    secondsOf: ({ id }) => seconds.get(id) ?? 0,
    spentSeconds: Math.max(0, ...before.map((one) => one.startedAtSeconds + one.seconds)),
  }
}
