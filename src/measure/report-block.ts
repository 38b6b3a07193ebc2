import { type Block, blocksPerPair } from '../model/run/block.ts'
import type { Pilot } from '../model/run/pilot.ts'
import type { Plan } from '../model/run/plan.ts'
import type { Progress } from '../model/run/progress.ts'
import type { BlockTally } from './block-tally.ts'

/** What is known of one benchmark's blocks. */
interface BlockSeconds {
  /** Seconds of the blocks that were measured. */
  readonly measuredSeconds: readonly number[]
  /** What the pilot expected. */
  readonly expectedSeconds: number
}

/** The progress of a run after a block. */
export interface BlockProgress {
  readonly plan: Plan
  /** After which no new round starts; `null` for no limit. */
  readonly budgetSeconds: number | null
  readonly pilots: ReadonlyMap<string, Pilot>
  readonly tally: BlockTally
  /** Number of benchmarks that were measured when the round began. */
  readonly inRound: number
  /** Ids of the benchmarks that stay active. */
  readonly going: readonly string[]
  /** Since the run started. */
  readonly seconds: number
  /** How many blocks are measured at once. */
  readonly atOnce: number
}

/** Reports the progress after a block, and how long the run may still take. */
export function reportBlock({ benchmarkId, round }: Block, blockProgress: BlockProgress): Progress {
  const { plan, budgetSeconds, tally, going, seconds, atOnce } = blockProgress
  const { policy } = plan
  const perPair = blocksPerPair(plan)
  const doneCount = tally.comparedIn.get(round) ?? 0
  // Round 0 is the warm-up and does not count.
  const rounds = Math.max(
    0,
    Math.max(...policy.looks) - round + (1 - doneCount / blockProgress.inRound),
  )
  const blocks = Math.ceil(rounds * going.length * perPair)
  const budgetLeftSeconds = budgetSeconds === null ? null : budgetSeconds - seconds
  const times = going.map((id) => timesOf(blockProgress, id))
  return {
    kind: 'block',
    benchmarkId,
    round,
    done: tally.countedBlocks,
    total: tally.countedBlocks + blocks,
    secondsLeft: secondsLeft(times, (rounds * perPair) / atOnce, budgetLeftSeconds),
  }
}

function timesOf({ tally, pilots }: BlockProgress, benchmarkId: string): BlockSeconds {
  return {
    measuredSeconds: tally.lastSeconds.get(benchmarkId) ?? [],
    expectedSeconds: pilots.get(benchmarkId)?.blockSeconds ?? 0,
  }
}

/**
 * Expected seconds of a benchmark's next block: the mean of its last eight, or the pilot's
 * estimate.
 */
function nextBlockSeconds({ measuredSeconds, expectedSeconds }: BlockSeconds): number {
  const last = measuredSeconds.slice(-8)
  if (last.length === 0) return expectedSeconds
  return last.reduce((sum, seconds) => sum + seconds, 0) / last.length
}

/**
 * Upper estimate of the seconds to the end.
 *
 * @param live - times of the active benchmarks
 * @param rounds - largest number of rounds left
 * @param budgetLeftSeconds - `null` for no limit; a round that has begun is finished beyond it
 */
function secondsLeft(
  live: readonly BlockSeconds[],
  rounds: number,
  budgetLeftSeconds: number | null,
): number {
  const roundSeconds = live.reduce((sum, times) => sum + nextBlockSeconds(times), 0)
  const wantedCount = roundSeconds * rounds
  return budgetLeftSeconds === null
    ? wantedCount
    : Math.min(wantedCount, Math.max(0, budgetLeftSeconds) + roundSeconds)
}
