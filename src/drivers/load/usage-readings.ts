import type { Readings } from '../../model/run/sample.ts'
import type { ServerUsage } from '../actors.ts'
import { grown } from './grown.ts'

/** What a server has used between two moments, but for its CPU time. */
export function usageReadings(before: ServerUsage, after: ServerUsage): Readings {
  return {
    'peak-memory': after.peakMemoryBytes,
    'page-faults': grown(before.pageFaults, after.pageFaults),
    'context-switches': grown(before.contextSwitches, after.contextSwitches),
  }
}
