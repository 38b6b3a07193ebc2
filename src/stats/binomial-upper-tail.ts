/** Probability of at least so many successes in independent trials of one rate, 0 or more and below 1. */
export function binomialUpperTail(trials: number, successes: number, rate: number): number {
  let exactly = (1 - rate) ** trials
  let fewer = 0
  for (let count = 0; count < successes; count++) {
    fewer += exactly
    exactly *= ((trials - count) / (count + 1)) * (rate / (1 - rate))
  }
  return Math.max(0, 1 - fewer)
}
