import { bisectFormat, type BisectStart } from './bisect-record.ts'
import type { GivenSettings } from '../../settings/settings.ts'
import { version } from '../../version.ts'
import type { BisectRange } from './bisect-range.ts'

/** What is asked of a bisection. */
export interface BisectQuestion {
  readonly names: readonly string[]
  readonly metric: string | null
  readonly given: GivenSettings
  readonly firstParent: boolean
}

// These decide how long is measured, not what.
const free: ReadonlySet<string> = new Set(['results', 'pairs', 'budget', 'github-token'])

/** The first line of a bisection's file: what is bisected, and how. */
export function bisectStartOf(
  { good, commits }: BisectRange,
  { names, metric, given, firstParent }: BisectQuestion,
): BisectStart {
  const kept = Object.entries(given).filter(([name]) => !free.has(name))
  return {
    type: 'start',
    format: bisectFormat,
    version,
    good,
    commits: [...commits],
    names: [...names],
    metric,
    given: JSON.stringify([firstParent, ...kept]),
  }
}
