/** The wall clock and a monotonic clock. */
export interface Clock {
  /** Seconds on a clock that never goes back; only differences have a meaning. */
  readonly monotonicSeconds: () => number
  /** Now, as an ISO 8601 text in UTC. */
  readonly now: () => string
  readonly sleep: (seconds: number) => Promise<void>
}
