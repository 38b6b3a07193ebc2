/** Share of a budget for pilots and blocks; the rest is for what explains the table, and for writing it. */
const blockShare = 0.9

/** Seconds of a whole run's budget, from the first pilot to the last file, in which rounds of blocks begin. */
export function blockSecondsOf(budgetSeconds: number): number {
  return blockShare * budgetSeconds
}

/** Seconds of the budget that has so many for pilots and blocks. */
export function budgetFor(blockSeconds: number): number {
  return blockSeconds / blockShare
}
