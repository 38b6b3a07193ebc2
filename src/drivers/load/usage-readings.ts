import type { Readings } from '../../model/run/sample.ts'
import type { ServerUsage } from '../actors.ts'
import { grownBy } from './grown.ts'

/** What a server has used between two moments, but for its CPU time. */
export function usageReadings(before: ServerUsage, after: ServerUsage): Readings {
  return {
    'peak-memory': after.peakMemoryBytes,
    'page-faults': grownBy(before.pageFaults, after.pageFaults),
    'context-switches': grownBy(before.contextSwitches, after.contextSwitches),
  }
}
