import { mean } from 'simple-statistics'
import { type Block, blocksPerPair, type Sample, type Pilot } from '../model/run/sample.ts'
import type { Plan } from '../model/run/plan.ts'
import type { Progress } from '../model/run/progress.ts'

/** The progress of a run after a block. */
export interface BlockProgress {
  readonly plan: Plan
  /** After which no new round starts; `null` for no limit. A round that has begun is finished beyond it. */
  readonly budgetSeconds: number | null
  readonly pilots: ReadonlyMap<string, Pilot>
  readonly tally: BlockTally
  /** Number of benchmarks that were measured when the round began. */
  readonly inRound: number
  /** Ids of the benchmarks that stay active. */
  readonly activeIds: readonly string[]
  /** Since the run started. */
  readonly seconds: number
  /** How many blocks are measured at once. */
  readonly atOnce: number
}

/** Reports a block, and how long the run may still take at most, by the last eight of each benchmark or its pilot. */
export function reportBlock(
  { benchmarkId, round }: Block,
  { plan, budgetSeconds, pilots, tally, inRound, activeIds, seconds, atOnce }: BlockProgress,
): Progress {
  const perPair = blocksPerPair(plan)
  const roundShare = 1 - (tally.comparisonsByRound.get(round) ?? 0) / inRound
  // Round 0 is the warm-up and does not count.
  const rounds = Math.max(0, Math.max(...plan.policy.looks) - round + roundShare)
  const roundSeconds = activeIds.reduce(
    (sum, id) => sum + (tally.meanSeconds.get(id) ?? pilots.get(id)?.blockSeconds ?? 0),
    0,
  )
  const neededSeconds = (roundSeconds * rounds * perPair) / atOnce
  const allowedSeconds =
    budgetSeconds === null ? Infinity : Math.max(0, budgetSeconds - seconds) + roundSeconds
  return {
    kind: 'block',
    benchmarkId,
    round,
    done: tally.blockCount,
    total: tally.blockCount + Math.ceil(rounds * activeIds.length * perPair),
    secondsLeft: Math.min(neededSeconds, allowedSeconds),
  }
}

/** What the progress of a run needs of its samples, kept up to date: a run of days has 100,000 of them. */
export interface BlockTally {
  /** Samples so far. */
  blockCount: number
  /** Warm-ups and pairs of each round. */
  readonly comparisonsByRound: Map<number, number>
  /** Seconds of the last eight blocks of each benchmark, in order. */
  readonly lastSeconds: Map<string, readonly number[]>
  /** Their means: with many rows, each block asks for all of them. */
  readonly meanSeconds: Map<string, number>
}

const blocksKept = 8

/** Takes in those samples that were added to the end of the list since the last time. */
export function tallyBlocks(tally: BlockTally, samples: readonly Sample[]): void {
  const { comparisonsByRound, lastSeconds, meanSeconds } = tally
  for (const { block, seconds } of samples.slice(tally.blockCount)) {
    const { kind, round, benchmarkId } = block
    const recentSeconds = [...(lastSeconds.get(benchmarkId) ?? []), seconds].slice(-blocksKept)
    lastSeconds.set(benchmarkId, recentSeconds)
    meanSeconds.set(benchmarkId, mean(recentSeconds))
    if (kind === 'warm-up' || kind === 'pair') {
      comparisonsByRound.set(round, (comparisonsByRound.get(round) ?? 0) + 1)
    }
  }
  tally.blockCount = samples.length
}
