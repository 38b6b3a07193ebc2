import { bearsCompany } from '../model/run/benchmark.ts'
import type { Plan } from '../model/run/plan.ts'
import type { Sample } from '../model/run/sample.ts'
import type { Run } from './run.ts'
import { blocksPerPair } from '../model/run/block.ts'

/** A run's timing before its first judged block. */
export interface BlockTimes {
  /** Seconds by which one more block of a benchmark makes the run longer. */
  readonly secondsOf: (benchmark: Plan['benchmarks'][number]) => number
  /** Seconds from the start of the run until pilots and warm-up blocks were done. */
  readonly spentSeconds: number
}

/**
 * Timing from the warm-up blocks; where one is missing, the pilot's estimate. Where several pilots and
 * warm-up blocks ran at once, each block has its share of the time. Judged blocks are not used, so the
 * result is fixed once the first of them is measured.
 */
export function blockTimes({ pilots, samples }: Pick<Run, 'pilots' | 'samples'>): BlockTimes {
  const warmUps = samples.filter(({ block }) => block.round === 0)
  const spans = [...pilots.flatMap(({ ran }) => ran ?? []), ...warmUps]
  const secondsById = new Map([
    ...pilots.map((pilot) => [pilot.benchmarkId, pilot.blockSeconds] as const),
    ...warmUps.map((sample) => [sample.block.benchmarkId, sample.seconds] as const),
  ])
  const concurrency = concurrencyOf(spans)
  return {
    // Without a pilot it is not measured at all.
    secondsOf: (benchmark) =>
      (secondsById.get(benchmark.id) ?? 0) / (bearsCompany(benchmark) ? concurrency : 1),
    spentSeconds: Math.max(0, ...spans.map((span) => span.startedAtSeconds + span.seconds)),
  }
}

/** How many of these ran at a time, on average; at least 1. */
function concurrencyOf(spans: readonly Pick<Sample, 'startedAtSeconds' | 'seconds'>[]): number {
  const startedAt = Math.min(...spans.map(({ startedAtSeconds }) => startedAtSeconds))
  const endedAt = Math.max(...spans.map((span) => span.startedAtSeconds + span.seconds))
  const sum = spans.reduce((total, { seconds }) => total + seconds, 0)
  // Of none, or of such as take no time, it is not a number.
  const concurrency = sum / (endedAt - startedAt)
  return concurrency > 1 ? concurrency : 1
}

/** Seconds of measuring until every benchmark of a plan is expected to have so many pairs. */
export function secondsTo(
  pairs: number,
  plan: Plan,
  { secondsOf }: Pick<BlockTimes, 'secondsOf'>,
): number {
  const roundSeconds = plan.benchmarks.reduce((sum, benchmark) => sum + secondsOf(benchmark), 0)
  // Infinitely many pairs of zero duration give NaN.
  return roundSeconds === 0 ? 0 : pairs * blocksPerPair(plan) * roundSeconds
}
