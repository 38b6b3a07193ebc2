/** What a run does besides its pairs. */
interface ExtraWork {
  /** Pairs of base with itself, as a share of a row's pairs. */
  readonly controlShare: number
  /** Whether to measure what the machine can resolve. */
  readonly isProbing: boolean
  /** Time for profiling what is called changed, as a share of the time that measuring took. */
  readonly profileShare: number
}

/**
 * What this run does besides its pairs. Tests of something else leave out what they name in
 * `DEADHEAT_TEST_WITHOUT`: `control`, `probe` and `profiles`, with spaces between.
 */
export function extraWork(): ExtraWork {
  const without = new Set((process.env['DEADHEAT_TEST_WITHOUT'] ?? '').split(' '))
  return {
    controlShare: without.has('control') ? 0 : 0.1,
    isProbing: !without.has('probe'),
    profileShare: without.has('profiles') ? 0 : 0.1,
  }
}
