import { adapters } from '../../adapters/index.ts'
import type { SuiteFound } from './discover.ts'
import { listingOf } from './listing-of.ts'
import { mayMatchBelow } from './may-match-below.ts'

/**
 * A suite with the words that make its tool leave out what nobody asked for, where the tool knows some
 * and every pattern that may mean the suite names it.
 *
 * @param only - patterns of ids; `undefined` for all
 */
export function filteredSuite(suite: SuiteFound, only: readonly string[] = []): SuiteFound {
  const prefix = `${suite.name}/`
  const meant = only.filter((pattern) => mayMatchBelow(prefix, pattern))
  if (meant.length === 0 || !meant.every((pattern) => pattern.startsWith(prefix))) return suite
  const patterns = meant.map((pattern) => pattern.slice(prefix.length))
  const words = adapters[suite.adapter].filter?.(patterns) ?? []
  return { ...suite, command: [...suite.command, ...words] }
}

/** Whether a suite is run whole to learn it: those that are only listed are thousands of processes. */
export function isLearntByRun({ adapter }: SuiteFound): boolean {
  return listingOf(adapter) === null
}
