import { processRow, type ProcessRow } from './process-table.ts'

/** Identifies a process, also against a later one with the same pid. */
export interface ProcessIdentity {
  readonly pid: number
  /** Clock ticks since boot when it started; `null` where not reported by the system. */
  readonly startTicks: number | null
}

/**
 * Whether a process still runs. Without `/proc`, a later process with the same pid is mistaken for
 * it.
 *
 * @param rowOf - looks a process up; other users' may be hidden
 */
export function isRunning(
  { pid, startTicks }: ProcessIdentity,
  rowOf: (pid: number) => ProcessRow | null = processRow,
): boolean {
  if (!answers(pid)) return false
  const row = rowOf(pid)
  if (row === null) return true
  return !row.zombie && (startTicks === null || row.startTicks === startTicks)
}

function answers(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
