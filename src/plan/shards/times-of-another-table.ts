import { UsageError } from '../../model/usage-error.ts'

/** What to say when as many times were told as another table has portions. */
export function timesOfAnotherTable(wanted: number, got: number): UsageError {
  return new UsageError(
    `expected as many "expected-seconds" as there are suites and other benchmarks, ${String(wanted)}, got ${String(got)}: take them from a job that dealt the same revisions with the same settings`,
  )
}
