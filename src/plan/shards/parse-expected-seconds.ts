import { UsageError } from '../../model/usage-error.ts'

const mostSeconds = 1e6

/**
 * Reads the expected times of a table's portions: `1.8,1.8,14.2`.
 *
 * @returns seconds, in the order of the table; 0 for a row that the budget has no room for
 * @throws UsageError when they are no times
 */
export function parseExpectedSeconds(writtenText: string): readonly number[] {
  return writtenText.split(',').map((text) => {
    const seconds = /^\d{1,7}(\.\d)?$/.test(text) ? Number(text) : NaN
    if (seconds >= 0 && seconds <= mostSeconds) return seconds
    throw new UsageError(
      `expected "expected-seconds" as the job with "shards" put them out, such as 1.8,1.8,14.2, got "${text.slice(0, 40)}" among them`,
    )
  })
}
