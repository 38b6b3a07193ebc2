/** What a process claims about its batches, and what was observed from outside. */
export interface Claims {
  /** Seconds of all batches by the process's own clock, lead-ins in proportion. */
  readonly claimedSeconds: number
  /** Seconds between requests and answers by our clock. */
  readonly outerSeconds: number
  /**
   * Seconds that its main thread ran according to the kernel; `null` where not reported by the
   * system.
   */
  readonly ranSeconds: number | null
  readonly requests: number
  /** Seconds that its main thread waited for a CPU, as it says itself. */
  readonly claimedDelaySeconds: number
  /** The same by the kernel; `null` where not reported by the system. */
  readonly delaySeconds: number | null
}

// A request costs a tenth of this; reading what a process has used takes a hundredth of a second.
const secondsPerRequest = 0.5e-3
const slackSeconds = 0.2
// Both read the same counter, and the process only a part of the time.
const slackDelaySeconds = 0.01

/**
 * What is wrong with a process's clock, or `null` when it is plausible: a process cannot claim more
 * time than passed, nor run for twice as long as it claims, nor have waited for longer than the
 * kernel let it wait.
 */
export function forgedClock(claims: Claims): string | null {
  const { claimedSeconds, outerSeconds, ranSeconds, requests } = claims
  const { claimedDelaySeconds, delaySeconds } = claims
  const claimed = `${claimedSeconds.toPrecision(3)} s by the clock of the benchmark`
  if (claimedSeconds > 1.1 * outerSeconds + slackSeconds) {
    return `expected a clock that can be trusted, got ${claimed} in ${outerSeconds.toPrecision(3)} s by ours`
  }
  const most = 2 * claimedSeconds + requests * secondsPerRequest + slackSeconds
  if (ranSeconds !== null && ranSeconds > most) {
    return `expected a clock that can be trusted, got ${claimed} where it ran for ${ranSeconds.toPrecision(3)} s`
  }
  if (delaySeconds !== null && claimedDelaySeconds > delaySeconds + slackDelaySeconds) {
    return `expected a clock that can be trusted, got ${claimedDelaySeconds.toPrecision(3)} s of waiting for a CPU by the benchmark where the kernel counted ${delaySeconds.toPrecision(3)} s`
  }
  return null
}
