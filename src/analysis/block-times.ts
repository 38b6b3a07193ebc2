import { mean } from 'simple-statistics'
import { bearsCompany } from '../model/run/benchmark.ts'
import { groupedBy } from '../model/grouped-by.ts'
import type { Plan } from '../model/run/plan.ts'
import { type Sample, blocksPerPair } from '../model/run/sample.ts'
import type { Run } from './run.ts'

/** A run's timing so far. */
export interface BlockTimes {
  /** Seconds by which one more block of a benchmark makes the run longer. */
  readonly secondsOf: (benchmark: Plan['benchmarks'][number]) => number
  /** Seconds from the start of the run until its last block was done. */
  readonly spentSeconds: number
}

/** A load that comes or goes is seen after so many blocks. */
const blocksKept = 8

/**
 * Timing from the last blocks of each benchmark. One that has none takes as long as its warm-up, or its pilot, as
 * much longer as those that have some take now than was expected of them. Where several blocks ran at once, each
 * has its share of the time, and what lies between them is shared as well.
 */
export function blockTimes({ pilots, samples }: Pick<Run, 'pilots' | 'samples'>): BlockTimes {
  const warmUps = samples.filter(({ block }) => block.round === 0)
  const counted = samples.filter(({ block }) => block.round > 0)
  const expectedById = new Map([
    ...pilots.map((pilot) => [pilot.benchmarkId, pilot.blockSeconds] as const),
    ...warmUps.map((sample) => [sample.block.benchmarkId, sample.seconds] as const),
  ])
  const knownById = new Map(
    [...groupedBy(counted, ({ block }) => block.benchmarkId)].map(([id, own]) => [
      id,
      mean(own.slice(-blocksKept).map(({ seconds }) => seconds)),
    ]),
  )
  const sumOver = (seconds: ReadonlyMap<string, number>): number =>
    [...knownById.keys()].reduce((sum, id) => sum + (seconds.get(id) ?? 0), 0)
  const slowdown = sumOver(expectedById) > 0 ? sumOver(knownById) / sumOver(expectedById) : 1
  const learning = [...pilots.flatMap(({ ran }) => ran ?? []), ...warmUps]
  const concurrency = concurrencyOf(counted.length > 0 ? counted : learning)
  return {
    // Without a pilot it is not measured at all.
    secondsOf: (benchmark) =>
      (knownById.get(benchmark.id) ?? slowdown * (expectedById.get(benchmark.id) ?? 0)) /
      (bearsCompany(benchmark) ? concurrency : Math.min(1, concurrency)),
    spentSeconds: endOf([...learning, ...counted]),
  }
}

type Span = Pick<Sample, 'startedAtSeconds' | 'seconds'>

function endOf(spans: readonly Span[]): number {
  return spans.reduce((end, span) => Math.max(end, span.startedAtSeconds + span.seconds), 0)
}

/** How many of these ran at a time, on average; below 1 where time passed between them. */
function concurrencyOf(spans: readonly Span[]): number {
  // They are in the order in which they ended, and each lane has begun one of the first.
  const startedAt = Math.min(...spans.slice(0, 64).map((span) => span.startedAtSeconds))
  const sum = spans.reduce((total, { seconds }) => total + seconds, 0)
  // Of none, or of such as take no time, it is not a number.
  const concurrency = sum / (endOf(spans) - startedAt)
  return concurrency > 0 && Number.isFinite(concurrency) ? concurrency : 1
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
