import type { Sample } from '../model/run/sample.ts'

/** What the progress of a run needs of its samples, kept up to date: a run of days has 100,000 of them. */
export interface BlockTally {
  /** Samples so far. */
  readonly countedBlocks: number
  /** Warm-ups and pairs of each round. */
  readonly comparedIn: ReadonlyMap<number, number>
  /** Seconds of the last eight blocks of each benchmark, in order. */
  readonly lastSeconds: ReadonlyMap<string, readonly number[]>
  /** Takes in those samples that were added to the end of the list since the last time. */
  readonly take: (samples: readonly Sample[]) => void
}

const blocksKept = 8

/** A tally of nothing. */
export function createBlockTally(): BlockTally {
  const comparedIn = new Map<number, number>()
  const lastSeconds = new Map<string, readonly number[]>()
  let countedCount = 0
  return {
    get countedBlocks() {
      return countedCount
    },
    comparedIn,
    lastSeconds,
    take: (samples) => {
      for (const { block, seconds } of samples.slice(countedCount)) {
        const { kind, round, benchmarkId } = block
        const before = lastSeconds.get(benchmarkId) ?? []
        lastSeconds.set(benchmarkId, [...before, seconds].slice(-blocksKept))
        if (kind === 'warm-up' || kind === 'pair') {
          comparedIn.set(round, (comparedIn.get(round) ?? 0) + 1)
        }
      }
      countedCount = samples.length
    },
  }
}
