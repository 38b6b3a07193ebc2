import { sampleStandardDeviation } from 'simple-statistics'
import type { BySlot } from './slot.ts'

/** Pairs of batches that a pilot looks at for their scatter. */
export const lookedPairs = 20

/** Fewest and most pairs of batches in a block of calls that are short enough. */
const fewestBatches = 10
const mostBatches = 100

/** Seconds of a block that are not its batches: starting, warming up and ending two processes. */
const otherSeconds = 0.33

/**
 * By how much the log ratios of two processes of the same code differ at least. One pair of processes does
 * not tell it, and where it is more, longer blocks than needed cost less than too short ones would.
 */
const betweenProcesses = 0.01

/**
 * The number of pairs of batches in a block with which a decision takes least time: m = (w / b) √(o / t).
 *
 * The scatter counts garbage collections in full, because CPU time does.
 *
 * @param pairs - of batches of a pilot, at least two, in nanoseconds
 * @param pairSeconds - of one pair
 * @see docs/statistics.md, "How long a block is"
 */
export function quickestBatches(pairs: readonly BySlot<number>[], pairSeconds: number): number {
  const within = sampleStandardDeviation(pairs.map(({ one, two }) => Math.log(one / two)))
  const batches = (within / betweenProcesses) * Math.sqrt(otherSeconds / pairSeconds)
  return Math.max(fewestBatches, Math.min(mostBatches, Math.round(batches)))
}
