import type { Failure } from '../model/failure.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { UsageError } from '../model/usage-error.ts'
import { benchmarkFolders, type Found } from './discover.ts'
import type { GivenSettings } from './settings.ts'

/** The error that says why a plan would be empty: nothing there, nothing that loads, nothing wanted. */
export function nothingToMeasure(
  found: readonly Found[],
  failures: readonly Failure[],
  { benchmarks, only }: Pick<GivenSettings, 'benchmarks' | 'only'>,
): UsageError | UnmeasurableError {
  const first = failures[0]
  if (first !== undefined) {
    return new UnmeasurableError(`no benchmark can be loaded: ${first.message}`, failures)
  }
  if (found.length === 0) {
    const place = benchmarks ?? `${benchmarkFolders.join(', ')} or a script of package.json`
    return new UsageError(
      `expected benchmarks in ${place}, got none: add a file that exports run, or name commands`,
    )
  }
  const wanted = only === undefined ? '' : ` whose id matches ${only.join(', ')}`
  return new UsageError(`expected a benchmark that both sides have${wanted}, got none`)
}
