import type { Clock } from '../host/clock.ts'
import { jobLines } from '../render/live/live.ts'
import type { PhaseClock } from './phase-clock.ts'

const secondsBetween = 15

/**
 * Tells a log every fifteen seconds how far a run is. Called whenever something happens, and each second.
 *
 * @param say - takes one line
 */
export function createSteadyLines(
  phases: PhaseClock,
  clock: Pick<Clock, 'monotonicSeconds'>,
  width: number,
  say: (line: string) => void,
): () => void {
  let lastSeconds = clock.monotonicSeconds()
  return () => {
    const seconds = clock.monotonicSeconds()
    if (seconds - lastSeconds < secondsBetween) return
    const lines = jobLines(phases.live(), width, phases.seconds())
    if (lines.length > 0) lastSeconds = seconds
    for (const line of lines) say(line)
  }
}
