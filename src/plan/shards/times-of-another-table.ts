import { UsageError } from '../../model/usage-error.ts'

/** What to say when as many times were told as another table has portions. */
export function timesOfAnotherTable(wantedCount: number, actual: number): UsageError {
  return new UsageError(
    `expected as many "expected-seconds" as there are suites, other benchmarks and contests, ${String(wantedCount)}, got ${String(actual)}: take them from a job that dealt the same revisions with the same settings`,
  )
}
