import type { AdapterId } from '../../model/adapter-id.ts'
import type { Adapter } from '../adapter.ts'
import { RowsError } from './checked-rows.ts'
import { hasRows, watchedRun } from './watched-run.ts'

/** A library that a suite imports, and whose results never leave the process. */
export interface WatchedLibrary {
  readonly id: AdapterId
  /** Of the library, when it is not the adapter's. */
  readonly packageName?: string
  /** That its suites need. */
  readonly nodeOptions?: readonly string[]
  /** About what the library itself takes for each call that it is told to make; absent: it cannot be told. */
  readonly secondsPerCall?: number
}

/**
 * The adapter of such a library: a file of `benchmarks/adapters/`, named like the adapter, is loaded
 * before the suite and writes the results down.
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
