import type { Outcome } from '../../src/host/process/processes.ts'

/** How a process ended that took a second, did well and said nothing, but for the changes. */
export function outcomeOf(changes: Partial<Outcome> = {}): Outcome {
  return {
    exitCode: 0,
    signal: null,
    wallSeconds: 1,
    timedOut: false,
    isFlooded: false,
    startError: null,
    stdout: '',
    stderr: '',
    lastLines: [],
    ...changes,
  }
}
