import type { SuitePlace } from '../../adapters/adapter.ts'
import { adapters } from '../../adapters/index.ts'
import type { SuiteFound } from './discover.ts'

/** The source of a suite, and its command without the source. */
export function suitePlace({ adapter, command }: SuiteFound): SuitePlace {
  return adapters[adapter].locate?.(command) ?? { source: null, words: command }
}
