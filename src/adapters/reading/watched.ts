import type { AdapterId } from '../../model/adapter-id.ts'
import type { Adapter } from '../adapter.ts'
import { RowsError } from './checked-rows.ts'
import { hasRows, watchedRun } from './watched-run.ts'

/** A library that a suite imports and whose results stay in the process. */
export interface WatchedLibrary {
  readonly id: AdapterId
  /** Name of the library, when it is not the adapter's. */
  readonly packageName?: string
  /** Node.js options that its suites need. */
  readonly nodeOptions?: readonly string[]
  /**
   * Approximate seconds that the library itself adds to each call when the number of calls is
   * fixed; absent when it cannot be fixed.
   */
  readonly secondsPerCall?: number
}

/**
 * Builds the adapter of such a library: a file of `benchmarks/adapters/` named like the adapter is
 * loaded before the suite and writes the results to a file.
 */
export function watched({
  id,
  packageName = id,
  nodeOptions = [],
  secondsPerCall,
}: WatchedLibrary): Adapter {
  return {
    id,
    packageName,
    nodeOptions,
    fillsTime: true,
    ...(secondsPerCall === undefined ? {} : { secondsPerCall }),
    watcher: `${id}.cjs`,
    argv: (command) => command,
    read: ({ lines }) => {
      if (hasRows(lines)) return watchedRun(lines)
      throw new RowsError(
        `expected results of ${packageName}, got none: does the suite import it, and run on Node.js 18.19 or newer if it is an ES module?`,
      )
    },
  }
}
