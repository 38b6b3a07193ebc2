/** What of a run's time is gone, and what it is to be divided among. */
export interface LearningState {
  /** All that the run may take, learning included; `null` for no limit. */
  readonly budgetSeconds: number | null
  readonly spentSeconds: number
  /** Of one pair of every suite that was learnt, together. */
  readonly pairSeconds: number
  /** Suites that are still to be learnt. */
  readonly suitesLeft: number
}

// Fewer pairs decide hardly any table: so many have to fit beside whatever is learnt.
const pairsWanted = 10
const learningShare = 0.5

/**
 * How long one process of the next suite may take.
 *
 * At most half of the budget goes by while suites are learnt, and no further suite is learnt once ten
 * pairs of the others need the rest. Unless it is the last, a suite's two processes get half of what is
 * left, so that one that is long does not keep all others from their turn.
 *
 * @returns seconds; zero or less where there is no time for another suite
 */
export function learningSeconds({
  budgetSeconds,
  spentSeconds,
  pairSeconds,
  suitesLeft,
}: LearningState): number {
  if (budgetSeconds === null) return Number.POSITIVE_INFINITY
  const left = Math.min(
    budgetSeconds * learningShare - spentSeconds,
    budgetSeconds - spentSeconds - pairsWanted * pairSeconds,
  )
  return left / (suitesLeft > 1 ? 4 : 2)
}
