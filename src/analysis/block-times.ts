import { bearsCompany } from '../model/run/bears-company.ts'
import type { Plan } from '../model/run/plan.ts'
import type { Sample } from '../model/run/sample.ts'
import type { Run } from './run.ts'

/** A run's timing before its first judged block. */
export interface BlockTimes {
  /** Seconds by which one more block of a benchmark makes the run longer. */
  readonly secondsOf: (benchmark: Plan['benchmarks'][number]) => number
  /** Seconds from the start of the run until pilots and warm-up blocks were done. */
  readonly spentSeconds: number
}

/**
 * Timing from the warm-up blocks; where one is missing, the pilot's estimate. Where several blocks were
 * measured at once, each has its share of the time. Judged blocks are not used, so the result is fixed
 * once the first of them is measured.
 */
export function blockTimes({ pilots, samples }: Pick<Run, 'pilots' | 'samples'>): BlockTimes {
  const warmUps = samples.filter(({ block }) => block.round === 0)
  const seconds = new Map([
    ...pilots.map((pilot) => [pilot.benchmarkId, pilot.blockSeconds] as const),
    ...warmUps.map((sample) => [sample.block.benchmarkId, sample.seconds] as const),
  ])
  // Others are never measured beside each other.
  const times = timesAtOnce(warmUps.filter(({ block }) => block.driver === 'pingpong'))
  return {
    // Without a pilot it is not measured at all.
    secondsOf: (benchmark) =>
      (seconds.get(benchmark.id) ?? 0) / (bearsCompany(benchmark) ? times : 1),
    spentSeconds: Math.max(0, ...warmUps.map((sample) => sample.startedAtSeconds + sample.seconds)),
  }
}

/** How many of these blocks were measured at a time, on average; at least 1. */
function timesAtOnce(samples: readonly Sample[]): number {
  const begun = Math.min(...samples.map(({ startedAtSeconds }) => startedAtSeconds))
  const ended = Math.max(...samples.map((sample) => sample.startedAtSeconds + sample.seconds))
  const sum = samples.reduce((total, { seconds }) => total + seconds, 0)
  // Of no samples, or of such as take no time, it is not a number.
  const times = sum / (ended - begun)
  return times > 1 ? times : 1
}
