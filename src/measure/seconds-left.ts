/** What is known of one benchmark's blocks. */
export interface BlockSeconds {
  /** Seconds of the blocks that were measured. */
  readonly measured: readonly number[]
  /** What the pilot expected. */
  readonly expectedSeconds: number
}

/**
 * Expected seconds of a benchmark's next block: the mean of its last eight, or the pilot's
 * estimate.
 */
export function nextBlockSeconds({ measured, expectedSeconds }: BlockSeconds): number {
  const last = measured.slice(-8)
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
export function secondsLeft(
  live: readonly BlockSeconds[],
  rounds: number,
  budgetLeftSeconds: number | null,
): number {
  const roundSeconds = live.reduce((sum, times) => sum + nextBlockSeconds(times), 0)
  const wanted = roundSeconds * rounds
  return budgetLeftSeconds === null
    ? wanted
    : Math.min(wanted, Math.max(0, budgetLeftSeconds) + roundSeconds)
}
