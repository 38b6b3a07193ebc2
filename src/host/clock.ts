/** Time. */
export interface Clock {
  /** Seconds on a clock that never goes back; only differences mean anything. */
  readonly monotonicSeconds: () => number
  /** Now, as an ISO 8601 text in UTC. */
  readonly now: () => string
  readonly sleep: (seconds: number) => Promise<void>
}
