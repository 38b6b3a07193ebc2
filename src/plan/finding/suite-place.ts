import type { SuitePlace } from '../../adapters/adapter.ts'
import { adapters } from '../../adapters/index.ts'
import type { SuiteFound } from './discover.ts'

/** Where a suite is taken from, and what is left of its command then. */
export function suitePlace({ adapter, command }: SuiteFound): SuitePlace {
  return adapters[adapter].locate?.(command) ?? { source: null, words: command }
}
