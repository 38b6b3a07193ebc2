import type { Plan } from '../model/run/plan.ts'
import type { Run } from './run.ts'

/** What is known of a run's time before its first block that counts. */
export interface BlockTimes {
  /** Seconds of one block of a benchmark. */
  readonly secondsOf: (benchmark: Plan['benchmarks'][number]) => number
  /** Seconds since the run started that pilots and warm-up blocks took. */
  readonly spentSeconds: number
}

/**
 * The times that the warm-up blocks took; where one is missing, what the pilot expected. Blocks that
 * count are not looked at, so nothing changes any more once the first of them is measured.
 */
export function blockTimes({ pilots, samples }: Pick<Run, 'pilots' | 'samples'>): BlockTimes {
  const warmUps = samples.filter(({ block }) => block.round === 0)
  const seconds = new Map([
    ...pilots.map((pilot) => [pilot.benchmarkId, pilot.blockSeconds] as const),
    ...warmUps.map((sample) => [sample.block.benchmarkId, sample.seconds] as const),
  ])
  return {
    // Without a pilot it is not measured at all.
    secondsOf: ({ id }) => seconds.get(id) ?? 0,
    spentSeconds: Math.max(0, ...warmUps.map((sample) => sample.startedAtSeconds + sample.seconds)),
  }
}
