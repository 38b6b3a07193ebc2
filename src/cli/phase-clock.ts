import type { Clock } from '../host/clock.ts'
import { liveAfter, liveAtStart, liveLine, type Live } from '../render/live/live.ts'
import type { Progress } from '../model/run/progress.ts'

/** How far a run is, and for how long it has been doing what it does. */
export interface PhaseClock {
  readonly take: (progress: Progress) => void
  readonly live: () => Live
  /** Seconds of the present phase; of builds, since none was under way. */
  readonly seconds: () => number
}

/** Follows a run; a phase begins where it does something else than before. */
export function createPhaseClock(clock: Pick<Clock, 'monotonicSeconds'>): PhaseClock {
  let live = liveAtStart
  let beginSeconds = clock.monotonicSeconds()
  return {
    take: (progress) => {
      const next = liveAfter(live, progress)
      const isFirstBuild = progress.kind === 'build-started' && live.building.length === 0
      const isOtherStage = next.phase === 'preparing' && next.activity !== live.activity
      if (isFirstBuild || isOtherStage || next.phase !== live.phase)
        beginSeconds = clock.monotonicSeconds()
      live = next
    },
    live: () => live,
    seconds: () => clock.monotonicSeconds() - beginSeconds,
  }
}

const secondsBetweenLines = 15

/** Writes to a log, every fifteen seconds, a line on how far a run is; it is called each second, and at each event. */
export function createSteadyLines(
  phases: PhaseClock,
  clock: Pick<Clock, 'monotonicSeconds'>,
  width: number,
  say: (line: string) => void,
): () => void {
  let lastSeconds = clock.monotonicSeconds()
  return () => {
    const seconds = clock.monotonicSeconds()
    if (seconds - lastSeconds < secondsBetweenLines) return
    const line = liveLine(phases.live(), width, phases.seconds())
    if (line === '') return
    lastSeconds = seconds
    say(line)
  }
}
