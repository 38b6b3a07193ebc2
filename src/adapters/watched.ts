import type { AdapterId } from '../model/adapter-id.ts'
import type { Adapter } from './adapter.ts'
import { jsonLinesRun } from './json-lines-run.ts'
import { RowsError } from './checked-rows.ts'

/**
 * The adapter of a library that a suite imports, and whose results never leave the process: a file of
 * `benchmarks/adapters/` that is loaded before the suite writes them down.
 *
 * @param packageName - of the library
 * @param nodeOptions - that its suites need
 */
export function watched(
  id: AdapterId,
  packageName: string,
  nodeOptions: readonly string[] = [],
): Adapter {
  return {
    id,
    packageName,
    nodeOptions,
    argv: (command) => command,
    read: ({ file }) => {
      const hasRows = file.split('\n').some((line) => line.startsWith('{"name"'))
      if (hasRows) return jsonLinesRun(file)
      throw new RowsError(
        `expected results of ${packageName}, got none: does the suite import it, and run on Node.js 18.19 or newer if it is an ES module?`,
      )
    },
  }
}
