/** What of a run's time is gone, and what it is to be divided among. */
export interface LearningState {
  /** All that the run may take, learning included; `null` for no limit. */
  readonly budgetSeconds: number | null
  readonly spentSeconds: number
  /** Suites that are still to be learnt. */
  readonly suitesLeft: number
}

const learningShare = 0.5

/**
 * How long one process of the next suite may take.
 *
 * At most half of the budget goes by while suites are learnt. Unless it is the last, a suite's two
 * processes get half of what is left, so that one that is long does not keep all others from their
 * turn.
 *
 * @returns seconds; zero or less where there is no time for another suite
 */
export function learningSeconds({
  budgetSeconds,
  spentSeconds,
  suitesLeft,
}: LearningState): number {
  if (budgetSeconds === null) return Number.POSITIVE_INFINITY
  const remaining = budgetSeconds * learningShare - spentSeconds
  return remaining / (suitesLeft > 1 ? 4 : 2)
}
